import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { fill } from '../kernel/words.ts'
import type { Labels } from '../reference/labels.ts'
import { fileName, writeWordDocument } from './word-document.ts'
import { documentWords, type DocumentWords } from './words.ts'

interface Reader {
  language: Language
  labels: Labels
  origin: string
}

function wordingDays({ version }: LawDetails, { law }: DocumentWords): string | null {
  const { inForceFrom: from, inForceUntil: until, versionOn } = version
  if (from && until) return fill(law.between, { from, until })
  return from ? fill(law.from, { from }) : versionOn
}

/** A law, in the wording and language given, as a Word document. */
export async function lawDocument(law: LawDetails, { language, labels, origin }: Reader) {
  const words = documentWords(language)
  const address = origin + (law.isCurrent ? law.address : law.version.address)
  const facts: [string, string | null][] = [
    [words.country, law.countryName],
    [words.law.number, law.number],
    [words.law.department, law.publishDepartment],
    [words.law.level, law.effectLevel],
    [words.law.adoptedOn, law.adoptedOn],
    [words.law.effectiveOn, law.effectiveOn],
    [words.law.repealedOn, law.repealedOn],
    [words.law.wording, wordingDays(law, words)],
    [fill(words.law.status, { date: law.today }), labels.of('LAW_TIMELINESS', law.timeliness, language)],
    [words.verifiedOn, law.verifiedOn],
    [words.exportedOn, law.today],
  ]
  const links: [string, string | null][] = [
    [words.source, law.sourceUrl],
    [words.address, address],
  ]
  const content = await writeWordDocument({
    title: law.title,
    language: law.language,
    notes: [
      ...(law.isDigest ? [words.law.digestNote] : []),
      ...(law.isOriginal ? [] : [words.law.translationNote]),
      ...(law.isCurrent ? [] : [words.law.pastNote]),
    ],
    facts: [
      ...facts.flatMap(([label, value]) => (value ? { label, value } : [])),
      ...links.flatMap(([label, value]) => (value ? { label, value, address: value } : [])),
    ],
    parts: law.units.map((unit) =>
      unit.kind === 'heading'
        ? { kind: 'heading', level: unit.level, text: unit.heading }
        : {
            kind: 'passage',
            label: [unit.number, unit.heading].filter(Boolean).join('　'),
            text: unit.text,
            citations: unit.citations,
          },
    ),
    contents: words.contents,
    page: words.page,
    origin,
  })
  return { name: fileName(law.title, law.version.versionOn), content }
}
