import type { ArticleHit, ArticleRow, LawHit, TextLanguage } from '../door.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import { readKey, readUnit } from '../index/segment.ts'
import type { Hits, Place } from './hits.ts'
import type { LawFilter } from './law-filter.ts'
import type { Marker } from './marker.ts'
import { titleFor } from './title-for.ts'

/** Articles shown below a law. */
const articlesShown = 3

/** Turns places of the index into laws and articles as a reader sees them. */
export class LawPresenter {
  readonly #hits: Hits<'law'>
  readonly #filter: LawFilter
  readonly #marker: Marker
  readonly #reader: TextLanguage

  constructor(hits: Hits<'law'>, filter: LawFilter, marker: Marker, reader: TextLanguage) {
    this.#hits = hits
    this.#filter = filter
    this.#marker = marker
    this.#reader = reader
  }

  law({ live, group }: Place<'law'>): LawHit {
    const record = live.segment.groups[group]!
    const { title, language } = titleFor(record, this.#reader)
    const cited = this.#hits.citedUnit(live, group)
    const citedKey = cited === null ? null : readKey(live.segment, cited)
    const others = this.#hits.unitsOf(live, group).filter((unit) => readKey(live.segment, unit) !== citedKey)
    const articles = cited === null ? others : [cited, ...others]
    return {
      id: record.id,
      address: record.address,
      country: record.country,
      category: record.category,
      effectLevel: record.effectLevel,
      department: record.department,
      timeliness: this.#filter.timelinessName(live, group),
      adoptedOn: record.adoptedOn,
      effectiveOn: record.effectiveOn,
      number: record.number,
      isDigest: record.isDigest,
      title,
      titleLanguage: language,
      titleFragments: this.#marker.mark(title),
      score: this.#hits.groupScore(live, group),
      articleCount: articles.length,
      articles: articles.slice(0, articlesShown).map((unit) => this.#articleHit(live, unit, unit === cited)),
    }
  }

  article({ live, group, unit }: Place<'law'>): ArticleRow {
    const record = live.segment.groups[group]!
    const { language, key, number, heading, text } = readUnit(live.segment, unit!)
    return {
      lawId: record.id,
      lawTitle: titleFor(record, this.#reader).title,
      lawAddress: record.address,
      language,
      key,
      number,
      heading,
      text,
      fragments: this.#marker.mark(text),
      score: this.#hits.unitScore(live, unit!),
    }
  }

  #articleHit(live: LiveSegment<'law'>, unit: number, isCited: boolean): ArticleHit {
    const { language, key, number, heading, text } = readUnit(live.segment, unit)
    const snippet = isCited ? this.#marker.opening(text, language) : this.#marker.snippet(text, language)
    return { language, key, number, heading, snippet, score: this.#hits.unitScore(live, unit) }
  }
}
