import type { CaseHit, SectionHit, TextLanguage } from '../door.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import { readUnit } from '../index/segment.ts'
import type { Hits, Place } from './hits.ts'
import type { Marker } from './marker.ts'
import { titleFor } from './title-for.ts'

/** Sections shown below a case. */
const sectionsShown = 3

/** Turns places of the index into cases as a reader sees them. */
export class CasePresenter {
  readonly #hits: Hits<'case'>
  readonly #marker: Marker
  readonly #reader: TextLanguage

  constructor(hits: Hits<'case'>, marker: Marker, reader: TextLanguage) {
    this.#hits = hits
    this.#marker = marker
    this.#reader = reader
  }

  hit({ live, group }: Place<'case'>): CaseHit {
    const sections = this.#hits.unitsOf(live, group)
    return {
      ...caseFacts(live, group, this.#reader, (title) => this.#marker.mark(title)),
      score: this.#hits.groupScore(live, group),
      sectionCount: sections.length,
      sections: sections.slice(0, sectionsShown).map((unit) => this.#section(live, unit)),
    }
  }

  #section(live: LiveSegment<'case'>, unit: number): SectionHit {
    const { language, key, number, heading, text } = readUnit(live.segment, unit)
    const snippet = this.#marker.snippet(text, language)
    return { language, key, kind: number, heading, snippet, score: this.#hits.unitScore(live, unit) }
  }
}

/** What is shown of a case, whatever it was found by. */
export function caseFacts(
  live: LiveSegment<'case'>,
  one: number,
  reader: TextLanguage,
  mark: (title: string) => CaseHit['titleFragments'],
): Omit<CaseHit, 'score' | 'sectionCount' | 'sections'> {
  const record = live.segment.groups[one]!
  const { title, language } = titleFor(record, reader)
  return {
    id: record.id,
    country: record.country,
    type: record.type,
    documentType: record.documentType,
    court: record.court,
    cause: record.cause,
    judgedOn: record.judgedOn,
    number: record.number,
    isSample: record.isSample,
    title,
    titleLanguage: language,
    titleFragments: mark(title),
  }
}
