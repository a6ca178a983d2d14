import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import { fill } from '../kernel/words.ts'
import { writtenDay } from '../kernel/written-days.ts'
import type { Labels } from '../reference/door.ts'
import { passage, type Block, type DocumentContent } from './content.ts'
import { documentWords, type DocumentWords } from './words.ts'

interface Reader {
  language: Language
  labels: Labels
  origin: string
}

/** A day as the language writes it. */
type Dated = (day: string | null) => string | null

function wordingDays(
  { version, timeliness }: LawDetails,
  { law }: DocumentWords,
  dated: Dated,
): string | null {
  const { isDayRecorded, isEndRecorded } = version
  // Of a law whose level is open nobody says that it is in force.
  if (timeliness === 'UNCONFIRMED') return dated(version.inForceFrom ?? version.versionOn)
  const from = dated(version.inForceFrom)
  const until = dated(version.inForceUntil)
  if (from && !isDayRecorded) return fill(law.notRecorded, { date: from })
  if (from && until) return fill(isEndRecorded ? law.between : law.betweenAtLatest, { from, until })
  return from ? fill(law.from, { from }) : dated(version.versionOn)
}

/** A law, in the wording and language given. */
export function lawContent(law: LawDetails, { language, labels, origin }: Reader): DocumentContent {
  const words = documentWords(language)
  const dated: Dated = (day) => day && writtenDay(day, language)
  const address = origin + (law.isCurrent ? law.address : law.version.address)
  const facts: [string, string | null][] = [
    [words.law.originalTitle, law.titleOrigin.original?.title ?? null],
    [words.country, law.countryName],
    [words.law.number, law.number],
    [words.law.department, law.publishDepartment],
    [words.law.level, law.effectLevel],
    [words.law.adoptedOn, dated(law.adoptedOn)],
    [words.law.effectiveOn, dated(law.effectiveOn)],
    [words.law.daySource, law.version.daySource],
    [words.law.reachesBack, law.version.retroactiveBy],
    ...law.version.provisionDays.map(({ named, inForceFrom, source }): [string, string] => [
      words.law.provisions,
      fill(words.law.provision, { named, from: writtenDay(inForceFrom, language), source }),
    ]),
    [words.law.repealedOn, dated(law.repealedOn)],
    [words.law.wording, wordingDays(law, words, dated)],
    [
      fill(words.law.status, { date: writtenDay(law.today, language) }),
      labels.of('LAW_TIMELINESS', law.timeliness, language),
    ],
    [words.verifiedOn, dated(law.verifiedOn)],
    [words.exportedOn, dated(law.today)],
  ]
  const links: [string, string | null][] = [
    [words.source, law.sourceUrl],
    [words.address, address],
  ]
  return {
    title: law.title,
    titleLanguage: law.titleLanguage,
    language: law.language,
    readerLanguage: language,
    notes: [
      ...(law.titleOrigin.isOurs ? [words.law.titleNote] : []),
      ...(law.isDigest ? [words.law.digestNote] : []),
      ...(law.isOriginal ? [] : [words.law.translationNote]),
      ...(law.isCurrent ? [] : [words.law.pastNote]),
      ...law.version.notHeldAfter.map(({ inForceFrom }) =>
        fill(words.law.amendedNote, { from: writtenDay(inForceFrom, language) }),
      ),
    ],
    facts: [
      ...facts.flatMap(([label, value]) => (value ? { label, value } : [])),
      ...links.flatMap(([label, value]) => (value ? { label, value, address: value } : [])),
    ],
    blocks: law.units.flatMap((unit): Block[] =>
      unit.kind === 'heading'
        ? [{ kind: 'heading', level: unit.level, text: unit.heading }]
        : passage({
            label: [unit.number, unit.heading].filter(Boolean).join('　'),
            text: unit.text,
            citations: unit.citations,
          }),
    ),
    origin,
  }
}
