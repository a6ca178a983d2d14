import type { CaseDetails } from '@portal/protocol/cases/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { writtenDay } from '../kernel/written-days.ts'
import type { Labels } from '../reference/door.ts'
import { passage, type Block, type DocumentContent } from './content.ts'
import { documentWords } from './words.ts'

interface Reader {
  language: Language
  labels: Labels
  origin: string
  /** The day of the download, YYYY-MM-DD. */
  today: string
}

/** A judicial case, in the language given. */
export function caseContent(
  found: CaseDetails,
  { language, labels, origin, today }: Reader,
): DocumentContent {
  const words = documentWords(language)
  const dated = (day: string | null) => day && writtenDay(day, language)
  const facts: [string, string | null][] = [
    [words.country, found.countryName],
    [words.case.court, found.court],
    [words.case.number, found.caseNumber],
    [words.case.judgedOn, dated(found.judgedOn)],
    [words.case.type, labels.of('CASE_TYPE', found.type, language)],
    [words.case.documentType, labels.of('CASE_DOCUMENT_TYPE', found.documentType, language)],
    [words.case.cause, found.cause],
    ...found.parties.map(({ role, name }): [string, string] => [
      labels.of('PARTY_ROLE', role, language),
      name,
    ]),
    [words.verifiedOn, dated(found.verifiedOn)],
    [words.exportedOn, dated(today)],
  ]
  return {
    title: found.title,
    titleLanguage: found.titleLanguage,
    language: found.language,
    readerLanguage: language,
    ...(found.isSample && { mark: words.case.sample }),
    notes: [
      ...(found.isSample ? [words.case.sampleNote] : []),
      ...(found.isOriginal ? [] : [words.case.translationNote]),
    ],
    facts: [
      ...facts.flatMap(([label, value]) => (value ? { label, value } : [])),
      ...(found.sourceUrl ? [{ label: words.source, value: found.sourceUrl, address: found.sourceUrl }] : []),
    ],
    blocks: found.sections.flatMap((section): Block[] => [
      {
        kind: 'heading',
        level: 1,
        text: section.heading ?? labels.of('CASE_SECTION', section.kind, found.language),
      },
      ...passage({ label: '', text: section.text, citations: section.citations }),
    ]),
    origin,
  }
}
