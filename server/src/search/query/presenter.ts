import type { ArticleHit, ArticleRow, LawHit, TextLanguage } from '../door.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import type { GroupRecord } from '../index/segment.ts'
import { readUnit } from '../index/segment.ts'
import type { GroupFilter } from './group-filter.ts'
import type { Hits, Place } from './hits.ts'
import type { Marker } from './marker.ts'

/** Articles shown below a law. */
const articlesShown = 3

/** Turns places of the index into what a reader sees. */
export class Presenter {
  readonly #hits: Hits
  readonly #filter: GroupFilter
  readonly #marker: Marker
  readonly #reader: TextLanguage

  constructor(hits: Hits, filter: GroupFilter, marker: Marker, reader: TextLanguage) {
    this.#hits = hits
    this.#filter = filter
    this.#marker = marker
    this.#reader = reader
  }

  law({ live, group }: Place): LawHit {
    const record = live.segment.groups[group]!
    const { title, language } = titleFor(record, this.#reader)
    const cited = this.#hits.citedArticle(live, group)
    const others = this.#hits.articles(live, group).filter((unit) => unit !== cited)
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

  article({ live, group, unit }: Place): ArticleRow {
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

  #articleHit(live: LiveSegment, unit: number, isCited: boolean): ArticleHit {
    const { language, key, number, heading, text } = readUnit(live.segment, unit)
    const snippet = isCited ? this.#marker.opening(text, language) : this.#marker.snippet(text, language)
    return { language, key, number, heading, snippet, score: this.#hits.unitScore(live, unit) }
  }
}

/** The title in the reader's language, else in Chinese, else the first. */
export function titleFor(
  record: GroupRecord,
  reader: TextLanguage,
): { title: string; language: TextLanguage } {
  const { titles } = record
  const shown =
    titles.find(({ language }) => language === reader) ??
    titles.find(({ language }) => language === 'zh') ??
    titles[0]
  return { title: shown?.title ?? record.number ?? record.id, language: shown?.language ?? reader }
}
