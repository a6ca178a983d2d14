import type { Kind } from '../index/collections.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import { readKey } from '../index/segment.ts'
import type { GroupPlace, SegmentedIndex } from '../index/segmented-index.ts'
import type { GroupFilter } from './filter.ts'
import { groupScore, mostOfBest } from './group-score.ts'
import type { Matches, Reference } from './matches.ts'
import { addBestAbove, highestOf, matchesOf, placeIn, referenceTo, segmentOf, unitsAbove } from './matches.ts'
import type { CharacterScorer } from './score-characters.ts'
import { TopList } from './top-list.ts'

/** Units that are ranked a second time, by characters. */
const rankedAgain = 500

/**
 * What has less than this part of the question's weight, or of the best score where that is less, is noise that
 * shares a common word with the question: it is neither counted nor shown. Both are the same whatever the filters
 * are, so that a facet's count is what its filter finds. The best units are always shown, up to `alwaysShown`.
 */
const relevanceFloor = { ofWeight: 0.35, ofBest: 0.3 }
const alwaysShown = 100

/** What is cited stands before all that is scored. */
const citedKey = 1e12

/** A group of the answer, or a unit of it. */
export interface Place<K extends Kind> {
  live: LiveSegment<K>
  group: number
  /** The unit, where units are asked for. */
  unit: number | null
}

/** What a question names: it stands first. */
export interface Cited<K extends Kind> {
  /** The group meant, and behind it others of the same name. */
  places: GroupPlace<K>[]
  /** The unit of the first group that is meant. */
  unit: { live: LiveSegment<K>; unit: number } | null
}

/** How what is found is wanted. */
export interface Wanted {
  /** Groups with their best units, or units by themselves; titles are none. */
  of: 'groups' | 'units'
  page: number
  size: number
  sort: 'relevance' | 'newest' | 'oldest'
}

export interface HitsInput<K extends Kind> {
  index: SegmentedIndex<K>
  filter: GroupFilter<K>
  cited: Cited<K> | null
  wanted: Wanted
  /** The question's weight; 0 where every match counts. */
  weight: number
  /** It has no words: all scores are the same and mean nothing. */
  asksForAll: boolean
  /** Takes every group that matches or is cited, with the bits of the filters it fails. */
  count(live: LiveSegment<K>, group: number, failures: number): void
}

/** What a question has found: filtered, counted, and put in order. */
export class Hits<K extends Kind> {
  /** Groups or units, by what is wanted. */
  total: number
  readonly #floor: number
  readonly #filter: GroupFilter<K>
  readonly #named: Cited<K> | null
  readonly #wanted: Wanted
  readonly #asksForAll: boolean
  readonly #matches: Matches<K>[]
  /** Where units are wanted, those that are ranked: all above the floor, and the best in any case. */
  #units: Reference[] | Uint32Array = []
  /** Groups that count. */
  readonly #groups: Reference[] = []
  /** Keys of what is cited. */
  readonly #cited = new Map<Reference, number>()

  constructor({ index, filter, cited, wanted, weight, asksForAll, count }: HitsInput<K>) {
    this.#named = cited
    this.#filter = filter
    this.#wanted = wanted
    this.#asksForAll = asksForAll
    const byUnit = wanted.of === 'units'
    this.#matches = index.segments.map((live) => matchesOf(live, filter, byUnit))
    this.#floor = Math.min(weight * relevanceFloor.ofWeight, highestOf(this.#matches) * relevanceFloor.ofBest)
    for (const [order, { segment, group }] of (cited?.places ?? []).entries()) {
      this.#cited.set(this.#reference(segment, group), citedKey - order)
    }
    this.#collectGroups(count)
    this.total = this.#groups.length
    if (!byUnit) return
    this.#cited.clear()
    const above = unitsAbove(this.#matches, this.#floor, true)
    this.#units = above.length < rankedAgain ? this.#bestUnits() : above.values.subarray(0, above.length)
    this.total = Math.max(above.length, Math.min(alwaysShown, this.#units.length))
    if (cited?.unit) this.#cite(cited.unit)
  }

  /** Adds the character score to the best units by words. What is behind them stays there, for it only adds. */
  rankAgain(scorer: CharacterScorer): void {
    for (const reference of this.#rankedUnits()) {
      const { best, live } = this.#matches[segmentOf(reference)]!
      const unit = placeIn(reference)
      const group = live.unitGroups[unit]!
      if (live.scores[unit] === 0) continue
      live.scores[unit]! += scorer.score(live.segment, unit)
      best[group] = Math.max(best[group]!, live.scores[unit]!)
    }
  }

  /** What stands on the page asked for; nothing behind the last or before the first. */
  page(): Place<K>[] {
    const { page, size, of } = this.#wanted
    const from = (page - 1) * size
    const end = Math.min(from + size, this.total)
    if (!(from >= 0 && from < end)) return []
    const byGroup = of === 'groups'
    const top = this.#topList(end, byGroup)
    for (const reference of byGroup ? this.#groups : this.#units) {
      if (byGroup && !this.#canEnter(top, reference)) continue
      top.add(reference, this.#cited.get(reference) ?? this.#key(reference, byGroup))
    }
    const shown = top.items().slice(from)
    return shown.map((reference) => {
      const { live } = this.#matches[segmentOf(reference)]!
      const place = placeIn(reference)
      return byGroup
        ? { live, group: place, unit: null }
        : { live, group: live.unitGroups[place]!, unit: place }
    })
  }

  /** Score of a group: its best units weighed, and what it is worth. */
  groupScore(live: LiveSegment<K>, group: number): number {
    if (this.#asksForAll) return 0
    return groupScore(live, group) * this.#filter.worth(live.columns, group)
  }

  unitScore(live: LiveSegment<K>, unit: number): number {
    return this.#asksForAll ? 0 : live.scores[unit]!
  }

  /** Matching units of a group but for its titles, best first; of one in several languages the best. */
  unitsOf(live: LiveSegment<K>, group: number): number[] {
    if (this.#asksForAll) return []
    const { scores, segment } = live
    const units: number[] = []
    for (let unit = segment.articleStarts[group]!; unit < segment.groupStarts[group + 1]!; unit++) {
      if (scores[unit]! > 0 && scores[unit]! >= this.#floor) units.push(unit)
    }
    const keys = new Set<string>()
    return units
      .sort((one, other) => scores[other]! - scores[one]! || one - other)
      .filter((unit) => {
        const key = readKey(segment, unit)
        return !keys.has(key) && keys.add(key)
      })
  }

  /** The unit of a group that the question cites. */
  citedUnit(live: LiveSegment<K>, group: number): number | null {
    const cited = this.#named?.unit
    return cited?.live === live && live.unitGroups[cited.unit] === group ? cited.unit : null
  }

  /** Hands on every group that matches, with the filters it fails, and keeps those that fail none. */
  #collectGroups(count: HitsInput<K>['count']): void {
    for (const [number, { best, failures, live }] of this.#matches.entries()) {
      for (let group = 0; group < best.length; group++) {
        const matches = best[group]! > 0 && best[group]! >= this.#floor
        const reference = referenceTo(number, group)
        if (!matches && !this.#cited.has(reference)) continue
        count(live, group, failures[group]!)
        if (failures[group] === 0) this.#groups.push(reference)
      }
    }
  }

  /** The best of the units that are ranked. */
  #rankedUnits(): Reference[] {
    const top = this.#topList(rankedAgain, false)
    if (this.#wanted.of === 'groups') addBestAbove(top, this.#matches, this.#floor, false)
    else for (const unit of this.#units) top.add(unit, this.#score(unit))
    return top.items()
  }

  /** The best units, be they above the floor or not. */
  #bestUnits(): Reference[] {
    const top = this.#topList(rankedAgain, false)
    addBestAbove(top, this.#matches, 0, true)
    return top.items()
  }

  /** Puts a unit first, be it among those that match or not. */
  #cite({ live, unit }: NonNullable<Cited<K>['unit']>): void {
    const reference = this.#reference(live, unit)
    this.#cited.set(reference, citedKey)
    if (!this.#units.includes(reference)) {
      this.#units = [...this.#units, reference]
      this.total++
    } else if (this.total < this.#units.length && live.scores[unit]! < this.#floor) this.total++
  }

  /** Whether a group can be among the best: its best unit tells, so that most groups need not be scored. */
  #canEnter(top: TopList, reference: Reference): boolean {
    if (this.#wanted.sort !== 'relevance' || this.#asksForAll || this.#cited.has(reference)) return true
    return top.takes(this.#matches[segmentOf(reference)]!.best[placeIn(reference)]! * mostOfBest)
  }

  #key(reference: Reference, isGroup: boolean): number {
    const { sort } = this.#wanted
    const { live } = this.#matches[segmentOf(reference)]!
    const place = placeIn(reference)
    if (sort === 'relevance' && !this.#asksForAll)
      return isGroup ? this.groupScore(live, place) : live.scores[place]!
    const group = isGroup ? place : live.unitGroups[place]!
    const date = this.#filter.date(live.columns, group)
    if (date === 0) return -Infinity
    return sort === 'oldest' ? -date : date
  }

  #score(unit: Reference): number {
    return this.#matches[segmentOf(unit)]!.live.scores[placeIn(unit)]!
  }

  #reference(live: LiveSegment<K>, place: number): Reference {
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
    const { best, live } = this.#matches[segmentOf(reference)]!
    const place = placeIn(reference)
    const { groups } = live.segment
    if (isGroup) return { score: best[place]!, id: groups[place]!.id }
    return { score: live.scores[place]!, id: groups[live.unitGroups[place]!]!.id }
  }
}
