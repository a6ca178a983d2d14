import type { SearchAnswer, SearchQuestion } from '../door.ts'
import type { Citation } from '../citation/resolve-citation.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import { segmentCapacity } from '../index/segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { FacetCounter } from './facet-counter.ts'
import type { GroupFilter } from './group-filter.ts'
import type { Matches, Reference } from './matches.ts'
import { highestOf, matchesOf, referenceTo, unitsAbove } from './matches.ts'
import type { CharacterScorer } from './score-characters.ts'
import { TopList } from './top-list.ts'

/** Units that are ranked a second time, by characters. */
const rankedAgain = 500

/**
 * What has less than this part of the question's weight, or of the best score where that is less, is noise that
 * shares a common word with the question: it is neither counted nor shown. Both are the same whatever the filters
 * are, so that a facet's count is what its filter finds. The best articles are always shown, up to `alwaysShown`.
 */
const relevanceFloor = { ofWeight: 0.35, ofBest: 0.3 }
const alwaysShown = 100

/** A law is worth what its best unit scores and parts of the next two: several articles say more than one. */
const unitWeights = [1, 0.3, 0.2]

/** A repealed law stands behind one in force that says as much. */
const repealedWeight = 0.75

/** What is cited stands before all that is scored. */
const citedKey = 1e12

/** A law of the answer, or an article of it. */
export interface Place {
  live: LiveSegment
  group: number
  /** The article, where articles are asked for. */
  unit: number | null
}

/** What a question has found: filtered, counted, and put in order. */
export class Hits {
  /** Laws or articles, by the unit asked for. */
  total: number
  readonly facets: SearchAnswer['facets']
  readonly #floor: number
  readonly #filter: GroupFilter
  readonly #citation: Citation | null
  readonly #question: SearchQuestion
  readonly #asksForAll: boolean
  readonly #matches: Matches[]
  /** Units that are ranked: those above the floor, and of articles the best in any case. */
  #units: Reference[] | Uint32Array
  /** Groups that count. */
  readonly #groups: Reference[] = []
  /** Keys of what is cited. */
  readonly #cited = new Map<Reference, number>()

  /**
   * @param measure the question's weight, 0 where every match counts; `asksForAll`: it has no words, all scores
   *   are the same and mean nothing
   */
  constructor(
    index: SegmentedIndex,
    filter: GroupFilter,
    question: SearchQuestion,
    citation: Citation | null,
    { weight, asksForAll }: { weight: number; asksForAll: boolean },
  ) {
    this.#citation = citation
    this.#filter = filter
    this.#question = question
    this.#asksForAll = asksForAll
    const byArticle = question.unit === 'article'
    this.#matches = index.segments.map((live) => matchesOf(live, filter, byArticle))
    this.#floor = Math.min(weight * relevanceFloor.ofWeight, highestOf(this.#matches) * relevanceFloor.ofBest)
    for (const [order, { segment, group }] of (citation?.places ?? []).entries()) {
      this.#cited.set(this.#reference(segment, group), citedKey - order)
    }
    this.facets = this.#countFacets(index, filter)
    const above = unitsAbove(this.#matches, this.#floor, byArticle)
    this.#units = above.values.subarray(0, above.length)
    this.total = this.#groups.length
    if (!byArticle) return
    this.#cited.clear()
    if (above.length < rankedAgain) this.#units = this.#bestArticles()
    this.total = Math.max(above.length, Math.min(alwaysShown, this.#units.length))
    if (citation?.unit) this.#cite(citation.unit)
  }

  /** Adds the character score to the best units by words. What is behind them stays there, for it only adds. */
  rankAgain(scorer: CharacterScorer): void {
    const top = this.#topList(rankedAgain, false)
    for (const unit of this.#units) top.add(unit, this.#score(unit))
    for (const reference of top.items()) {
      const { best, live } = this.#matches[Math.floor(reference / segmentCapacity)]!
      const unit = reference % segmentCapacity
      const group = live.unitGroups[unit]!
      if (live.scores[unit] === 0) continue
      live.scores[unit]! += scorer.score(live.segment, unit)
      best[group] = Math.max(best[group]!, live.scores[unit]!)
    }
  }

  /** What stands on the page asked for; nothing behind the last or before the first. */
  page(): Place[] {
    const { page, size, unit } = this.#question
    const from = (page - 1) * size
    const end = Math.min(from + size, this.total)
    if (!(from >= 0 && from < end)) return []
    const byGroup = unit === 'law'
    const top = this.#topList(end, byGroup)
    for (const reference of byGroup ? this.#groups : this.#units) {
      top.add(reference, this.#cited.get(reference) ?? this.#key(reference, byGroup))
    }
    const shown = top.items().slice(from)
    return shown.map((reference) => {
      const { live } = this.#matches[Math.floor(reference / segmentCapacity)]!
      const place = reference % segmentCapacity
      return byGroup
        ? { live, group: place, unit: null }
        : { live, group: live.unitGroups[place]!, unit: place }
    })
  }

  /** Score of a law: its best units weighed, less where it is repealed. */
  groupScore(live: LiveSegment, group: number): number {
    if (this.#asksForAll) return 0
    const { scores, segment } = live
    const best = unitWeights.map(() => 0)
    for (let unit = segment.groupStarts[group]!; unit < segment.groupStarts[group + 1]!; unit++) {
      let score = scores[unit]!
      for (let rank = 0; rank < best.length && score > 0; rank++) {
        if (score <= best[rank]!) continue
        const lower = best[rank]!
        best[rank] = score
        score = lower
      }
    }
    const sum = best.reduce((total, score, rank) => total + score * unitWeights[rank]!, 0)
    return this.#filter.isRepealed(live.columns, group) ? sum * repealedWeight : sum
  }

  unitScore(live: LiveSegment, unit: number): number {
    return this.#asksForAll ? 0 : live.scores[unit]!
  }

  /** Matching articles of a law, best first. */
  articles(live: LiveSegment, group: number): number[] {
    if (this.#asksForAll) return []
    const { scores, segment } = live
    const units: number[] = []
    for (let unit = segment.articleStarts[group]!; unit < segment.groupStarts[group + 1]!; unit++) {
      if (scores[unit]! > 0 && scores[unit]! >= this.#floor) units.push(unit)
    }
    return units.sort((one, other) => scores[other]! - scores[one]! || one - other)
  }

  /** The article of a law that the question cites. */
  citedArticle(live: LiveSegment, group: number): number | null {
    const cited = this.#citation?.unit
    return cited?.live === live && live.unitGroups[cited.unit] === group ? cited.unit : null
  }

  /** Counts every group that matches, with the filters it fails, and keeps those that fail none. */
  #countFacets(index: SegmentedIndex, filter: GroupFilter): SearchAnswer['facets'] {
    const counter = new FacetCounter(index.values)
    for (const [number, { best, failures, live }] of this.#matches.entries()) {
      for (let group = 0; group < best.length; group++) {
        const matches = best[group]! > 0 && best[group]! >= this.#floor
        const reference = referenceTo(number, group)
        if (!matches && !this.#cited.has(reference)) continue
        counter.count(live.columns, group, filter.timeliness(live.columns, group), failures[group]!)
        if (failures[group] === 0) this.#groups.push(reference)
      }
    }
    return counter.facets()
  }

  /** The best articles, be they above the floor or not. */
  #bestArticles(): Reference[] {
    // Half the floor spares looking at every article that shares a word, and mostly yields enough.
    let all = unitsAbove(this.#matches, this.#floor / 2, true)
    if (all.length < rankedAgain) all = unitsAbove(this.#matches, 0, true)
    const top = this.#topList(rankedAgain, false)
    for (let at = 0; at < all.length; at++) top.add(all.values[at]!, this.#score(all.values[at]!))
    return top.items()
  }

  /** Puts an article first, be it among those that match or not. */
  #cite({ live, unit }: NonNullable<Citation['unit']>): void {
    const reference = this.#reference(live, unit)
    this.#cited.set(reference, citedKey)
    if (!this.#units.includes(reference)) {
      this.#units = [...this.#units, reference]
      this.total++
    } else if (this.total < this.#units.length && live.scores[unit]! < this.#floor) this.total++
  }

  #key(reference: Reference, isGroup: boolean): number {
    const { sort } = this.#question
    const { live } = this.#matches[Math.floor(reference / segmentCapacity)]!
    const place = reference % segmentCapacity
    if (sort === 'relevance' && !this.#asksForAll)
      return isGroup ? this.groupScore(live, place) : live.scores[place]!
    const group = isGroup ? place : live.unitGroups[place]!
    const date = live.columns.effectiveOn[group]! || live.columns.adoptedOn[group]!
    if (date === 0) return -Infinity
    return sort === 'oldest' ? -date : date
  }

  #score(unit: Reference): number {
    return this.#matches[Math.floor(unit / segmentCapacity)]!.live.scores[unit % segmentCapacity]!
  }

  #reference(live: LiveSegment, place: number): Reference {
    return referenceTo(
      this.#matches.findIndex((matches) => matches.live === live),
      place,
    )
  }

  /** Equal keys stand by score, then group id, then place: the same however the index is cut into segments. */
  #topList(capacity: number, ofGroups: boolean): TopList {
    return new TopList(capacity, (one, other) => {
      const [first, second] = [this.#order(one, ofGroups), this.#order(other, ofGroups)]
      if (first.score !== second.score) return first.score > second.score
      return first.id === second.id ? one < other : first.id < second.id
    })
  }

  #order(reference: Reference, isGroup: boolean): { score: number; id: string } {
    const { best, live } = this.#matches[Math.floor(reference / segmentCapacity)]!
    const place = reference % segmentCapacity
    const { groups } = live.segment
    if (isGroup) return { score: best[place]!, id: groups[place]!.id }
    return { score: live.scores[place]!, id: groups[live.unitGroups[place]!]!.id }
  }
}
