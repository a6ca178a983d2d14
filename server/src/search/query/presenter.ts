import type { GroupHit, TextLanguage, UnitHit, UnitRow } from '../door.ts'
import type { GroupFilter } from '../filter/group-filter.ts'
import { isHeldIn, type LiveSegment } from '../index/live-segment.ts'
import { hasSameKey, languages, readKey, readUnit } from '../index/segment.ts'
import type { Hits, Place } from './hits.ts'
import type { Marker } from './marker.ts'
import type { Quoter } from './quoter.ts'
import { titleFor } from './title-for.ts'

/** Units shown below a group. */
const unitsShown = 3

/** Turns places of the index into groups and units as a reader sees them. */
export class Presenter {
  readonly #hits: Hits
  readonly #filter: GroupFilter
  readonly #marker: Marker
  readonly #reader: TextLanguage
  readonly #only: TextLanguage | undefined

  /** @param only the one language that is searched, where that is so */
  constructor(hits: Hits, filter: GroupFilter, marker: Marker, reader: TextLanguage, only?: TextLanguage) {
    this.#hits = hits
    this.#filter = filter
    this.#marker = marker
    this.#reader = reader
    this.#only = only
  }

  group({ live, group }: Place): GroupHit {
    const cited = this.#hits.citedUnits(live, group)
    const citedKeys = new Set(cited.map((unit) => readKey(live.segment, unit)))
    const others = this.#hits
      .unitsOf(live, group)
      .filter((unit) => !citedKeys.has(readKey(live.segment, unit)))
    const units = [...cited, ...others]
    const shown = units.slice(0, Math.max(unitsShown, cited.length))
    const language = this.#languageOf(live, group, shown)
    return {
      ...groupFacts(live, group, this.#filter, this.#reader, (title) => this.#marker.mark(title)),
      score: this.#hits.groupScore(live, group),
      unitCount: units.length,
      units: shown.map((unit) =>
        this.#unitHit(live, group, unit, { language, isCited: cited.includes(unit) }),
      ),
      same: this.#hits.sameAs(live, group).map((other) => {
        const { id, shown: beside } = other.segment.segment.groups[other.group]!
        return { id, values: valuesOf(other.segment, other.group, this.#filter), shown: beside }
      }),
    }
  }

  /** The one language that articles of a hit are shown in: the reader's where the group is held in it. */
  #languageOf(live: LiveSegment, group: number, units: readonly number[]): TextLanguage {
    if (this.#only !== undefined) return this.#only
    const best = units[0]
    if (best === undefined || isHeldIn(live, group, this.#reader)) return this.#reader
    return languages[live.segment.unitLanguages[best]!]!
  }

  /** @param quoter where quotes are wanted */
  unit({ live, group, unit }: Place, quoter: Quoter | null): UnitRow {
    const record = live.segment.groups[group]!
    const shown = quoter ? inLanguage(live, group, unit!, this.#only ?? this.#reader) : unit!
    const { language, key, number, heading, text } = readUnit(live.segment, shown)
    const { title, language: titleLanguage } = titleFor(record, this.#reader)
    return {
      group: {
        id: record.id,
        title,
        titleLanguage,
        values: valuesOf(live, group, this.#filter),
        dates: record.dates,
        shown: record.shown,
      },
      language,
      key,
      number,
      heading,
      text,
      fragments: this.#marker.mark(text),
      score: this.#hits.unitScore(live, unit!),
      quotable: quoter && quoter.quote(text, language),
    }
  }

  #unitHit(
    live: LiveSegment,
    group: number,
    unit: number,
    wanted: { language: TextLanguage; isCited: boolean },
  ): UnitHit {
    const shown = inLanguage(live, group, unit, wanted.language)
    const { language, key, number, heading, text } = readUnit(live.segment, shown)
    const snippet = wanted.isCited
      ? this.#marker.opening(text, language)
      : this.#marker.snippet(text, language)
    return { language, key, number, heading, snippet, score: this.#hits.unitScore(live, unit) }
  }
}

/** Values of a group on the day of the question. */
function valuesOf(live: LiveSegment, group: number, filter: GroupFilter): GroupHit['values'] {
  const values = Object.keys(live.columns.one).map((name) => [
    name,
    filter.value(live.columns, name, group) || null,
  ])
  return { ...live.segment.groups[group]!.values, ...Object.fromEntries(values) }
}

/** The same article in another language, where the group is held in it; else the article itself. */
function inLanguage({ segment }: LiveSegment, group: number, unit: number, language: TextLanguage): number {
  const code = languages.indexOf(language)
  if (segment.unitLanguages[unit] === code) return unit
  const end = segment.groupStarts[group + 1]!
  for (let other = segment.articleStarts[group]!; other < end; other++) {
    if (segment.unitLanguages[other] === code && hasSameKey(segment, unit, other)) return other
  }
  return unit
}

/** What is shown of a group, whatever it was found by. */
export function groupFacts(
  live: LiveSegment,
  group: number,
  filter: GroupFilter,
  reader: TextLanguage,
  mark: (title: string) => GroupHit['titleFragments'],
): Omit<GroupHit, 'score' | 'unitCount' | 'units' | 'same'> {
  const record = live.segment.groups[group]!
  const { title, language } = titleFor(record, reader)
  return {
    id: record.id,
    number: record.number,
    values: valuesOf(live, group, filter),
    dates: record.dates,
    shown: record.shown,
    title,
    titleLanguage: language,
    titleFragments: mark(title),
  }
}
