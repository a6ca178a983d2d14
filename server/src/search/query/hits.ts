import type { AnsweredPlace } from '../answered/answered-places.ts'
import type { CandidateReader } from '../answered/candidate-reader.ts'
import type { Cited } from '../citation/cited.ts'
import type { TextLanguage } from '../door.ts'
import { isHeldIn, type LiveSegment } from '../index/live-segment.ts'
import { readKey } from '../index/segment.ts'
import type { GroupPlace, SegmentedIndex } from '../index/segmented-index.ts'
import type { GroupFilter } from '../filter/group-filter.ts'
import { groupScore, mostOfBest } from '../scoring/group-score.ts'
import type { Matches, Reference } from './matches.ts'
import {
  addBestUnits,
  bestFirst,
  matchesOf,
  passingGroups,
  placeIn,
  referenceTo,
  segmentOf,
  unitsAbove,
} from './matches.ts'
import type { CharacterScorer } from '../scoring/score-characters.ts'
import { rankByAnswers } from './rank-by-answers.ts'
import { TopList } from './top-list.ts'

/**
 * Units that are ranked a second time, by characters. Of a group the best few are seen: with 500 as many of 1,232
 * questions, within .005, have a law that answers them among the first ten, and among the first three.
 */
const rankedAgain = { groups: 200, units: 500 }

/**
 * What has less than this part of the question's weight, or of the best score where that is less, is noise that
 * shares a common word with the question: it is neither counted nor shown. Both are the same whatever the filters
 * are, so that a facet's count is what its filter finds. The best units are always shown, up to `alwaysShown`.
 */
const relevanceFloor = { ofWeight: 0.35, ofBest: 0.3 }
const alwaysShown = 100

/**
 * Units that answered questions put into another order, beside those that they add. Of groups the best few are seen:
 * with 200 as many of 1,232 questions, within .003, have the laws that answer them among the first ten.
 */
const rankedByAnswers = { groups: 60, units: 200 }

/**
 * What is found by other means than its words has this score at least, and counts.
 *
 * @param highest the best score of those that it stands beside
 */
export function leastRelevant(weight: number, highest: number): number {
  const { ofBest, ofWeight } = relevanceFloor
  return Math.max(Math.min(weight * ofWeight, highest * ofBest), 1e-6)
}

/** What is cited stands before all that is scored. */
const citedKey = 1e12

/** Sameness of a group that is a hit by itself. */
const notSame = -1

/** A group of the answer, or a unit of it. */
export interface Place {
  live: LiveSegment
  group: number
  /** The unit, where units are asked for. */
  unit: number | null
}

/** How what is found is wanted. */
export interface Wanted {
  /** Groups with their best units, or units by themselves; titles are none. */
  of: 'groups' | 'units'
  page: number
  size: number
  sort: 'relevance' | 'newest' | 'oldest'
  by?: string | undefined
  /** Groups that have the same of what their collection says are one hit. */
  asOne: boolean
}

export interface HitsInput {
  index: SegmentedIndex
  filter: GroupFilter
  cited: Cited | null
  wanted: Wanted
  /** The reader's language: of groups that are one hit, one that is held in it is shown. */
  reader: TextLanguage
  /** The question's weight; 0 where every match counts. */
  weight: number
  /** It has no words: all scores are the same and mean nothing. */
  asksForAll: boolean
  /** Takes every group that matches or is cited, with the bits of the filters it fails; null where none is counted. */
  count: ((live: LiveSegment, group: number, failures: number) => void) | null
}

/** What a question has found: filtered, counted, and put in order. */
export class Hits {
  /** Groups or units, by what is wanted. */
  total: number
  readonly #floor: number
  readonly #filter: GroupFilter
  readonly #named: Cited | null
  readonly #wanted: Wanted
  readonly #asksForAll: boolean
  readonly #matches: Matches[]
  /** Where units are wanted, those that are ranked: all above the floor, and the best in any case. */
  #units: readonly Reference[] | Uint32Array = []
  /** Groups that count. */
  readonly #groups: Reference[] = []
  /** Those of them that may be one hit with others, by what they have the same of. */
  readonly #same = new Map<number, Reference[]>()
  readonly #oneBy: { name: string; none: number } | null
  readonly #reader: TextLanguage
  /** Keys of what is cited. */
  readonly #cited = new Map<Reference, number>()

  constructor({ index, filter, cited, wanted, reader, weight, asksForAll, count }: HitsInput) {
    const { oneBy } = index.collection.declaration
    this.#oneBy =
      oneBy === undefined || !wanted.asOne ? null : { name: oneBy, none: index.values[oneBy]!.find('') }
    this.#reader = reader
    this.#named = cited
    this.#filter = filter
    this.#wanted = wanted
    this.#asksForAll = asksForAll
    const byUnit = wanted.of === 'units'
    this.#matches = index.segments.map((live) => matchesOf(live, filter, byUnit))
    const highest = Math.max(0, ...this.#matches.map((matches) => matches.highest))
    this.#floor = Math.min(weight * relevanceFloor.ofWeight, highest * relevanceFloor.ofBest)
    for (const [order, { segment, group }] of (cited?.places ?? []).entries()) {
      this.#cited.set(this.#reference(segment, group), citedKey - order)
    }
    this.#collectGroups(count)
    this.total = this.#groups.length
    for (const { length } of this.#same.values()) this.total -= length - 1
    if (!byUnit) return
    this.#cited.clear()
    const above = unitsAbove(this.#matches, passingGroups(this.#matches, this.#floor), this.#floor)
    this.#units =
      above.length < rankedAgain.units ? this.#bestUnits() : above.values.subarray(0, above.length)
    this.total = Math.max(above.length, Math.min(alwaysShown, this.#units.length))
    for (const [order, unit] of (cited?.units ?? []).entries()) this.#cite(unit, citedKey - order)
  }

  /** Adds the character score to the best units by words. What is behind them stays there, for it only adds. */
  rankAgain(scorer: CharacterScorer): void {
    for (const reference of this.#rankedUnits(rankedAgain[this.#wanted.of])) {
      const { best, live } = this.#matches[segmentOf(reference)]!
      const unit = placeIn(reference)
      const group = live.unitGroups[unit]!
      if (live.scores[unit] === 0) continue
      live.scores[unit]! += scorer.score(live.segment, unit)
      best[group] = Math.max(best[group]!, live.scores[unit]!)
    }
  }

  /** Puts the best units, and those that answered questions like this one, into the order that is learned from such. */
  rankByAnswers(answers: readonly AnsweredPlace[], reader: CandidateReader): void {
    const found = this.#rankedUnits(rankedByAnswers[this.#wanted.of])
    rankByAnswers(this.#matches, found, answers, reader, this.#wanted.of === 'units')
  }

  /** What stands on the page asked for; nothing behind the last or before the first. */
  page(): Place[] {
    const { page, size, of } = this.#wanted
    const from = (page - 1) * size
    const end = Math.min(from + size, this.total)
    if (!(from >= 0 && from < end)) return []
    const byGroup = of === 'groups'
    const top = this.#topList(end, byGroup)
    const others = byGroup ? this.#shownByOthers() : new Set<Reference>()
    const groups = byGroup && this.#byRelevance ? bestFirst(this.#matches, this.#groups) : this.#groups
    for (const reference of byGroup ? groups : this.#units) {
      if (byGroup && (others.has(reference) || !this.#canEnter(top, reference))) continue
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

  /** The groups that count, in no order. */
  groups(): GroupPlace[] {
    return this.#groups.map((reference) => ({
      segment: this.#matches[segmentOf(reference)]!.live,
      group: placeIn(reference),
    }))
  }

  /** Score of a group: its best units weighed, and what it is worth. */
  groupScore(live: LiveSegment, group: number): number {
    if (this.#asksForAll) return 0
    return groupScore(live, group) * this.#filter.worth(live.columns, group)
  }

  /** The other groups of the answer that are one hit with this one. */
  sameAs(live: LiveSegment, group: number): GroupPlace[] {
    const own = this.#reference(live, group)
    const same = this.#same.get(this.#sameness(own)) ?? []
    return same
      .filter((reference) => reference !== own)
      .map((reference) => ({ segment: this.#matches[segmentOf(reference)]!.live, group: placeIn(reference) }))
  }

  unitScore(live: LiveSegment, unit: number): number {
    if (this.#asksForAll) return 0
    return live.scores[unit]! * this.#filter.worth(live.columns, live.unitGroups[unit]!)
  }

  /** Matching units of a group but for its titles, best first; of one in several languages the best. */
  unitsOf(live: LiveSegment, group: number): number[] {
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

  /** The units of a group that the question cites. */
  citedUnits(live: LiveSegment, group: number): number[] {
    const cited = this.#named?.units ?? []
    return cited.flatMap((one) => (one.live === live && live.unitGroups[one.unit] === group ? one.unit : []))
  }

  /** Hands on every group that matches, with the filters it fails, and keeps those that fail none. */
  #collectGroups(count: HitsInput['count']): void {
    const isAnyCited = this.#cited.size > 0
    for (const [number, { best, failures, live }] of this.#matches.entries()) {
      for (let group = 0; group < best.length; group++) {
        const matches = best[group]! > 0 && best[group]! >= this.#floor
        const reference = referenceTo(number, group)
        if (!matches && !(isAnyCited && this.#cited.has(reference))) continue
        count?.(live, group, failures[group]!)
        if (failures[group] !== 0) continue
        this.#groups.push(reference)
        const sameness = this.#sameness(reference)
        if (sameness === notSame) continue
        const same = this.#same.get(sameness)
        if (same) same.push(reference)
        else this.#same.set(sameness, [reference])
      }
    }
  }

  /** Code of what a group has the same of as others that it is one hit with. */
  #sameness(group: Reference): number {
    if (!this.#oneBy) return notSame
    const { name, none } = this.#oneBy
    const code = this.#matches[segmentOf(group)]!.live.columns.one[name]![placeIn(group)]!
    return code === none ? notSame : code
  }

  /** Groups that another one is shown for: what is cited, else one in the reader's language, else the best. */
  #shownByOthers(): Set<Reference> {
    const others = new Set<Reference>()
    for (const same of this.#same.values()) {
      if (same.length === 1) continue
      const ranks = same.map((reference) => {
        const { live } = this.#matches[segmentOf(reference)]!
        const isRead = Number(isHeldIn(live, placeIn(reference), this.#reader))
        return { reference, rank: [this.#cited.get(reference) ?? 0, isRead, this.#key(reference, true)] }
      })
      ranks.sort((one, other) => compareRanks(other.rank, one.rank) || one.reference - other.reference)
      for (const { reference } of ranks.slice(1)) others.add(reference)
    }
    return others
  }

  /** So many of the units that are ranked, the best, in no order. */
  #rankedUnits(count: number): readonly Reference[] {
    const top = this.#topList(count, false)
    if (this.#wanted.of === 'groups') {
      addBestUnits(top, this.#matches, this.#groups, { floor: this.#floor, articlesOnly: false })
    } else for (const unit of this.#units) top.add(unit, this.#unitWorth(unit))
    return top.kept
  }

  /** The best units, be they above the floor or not, in no order. */
  #bestUnits(): readonly Reference[] {
    const top = this.#topList(rankedAgain.units, false)
    const groups = passingGroups(this.#matches, 0)
    addBestUnits(top, this.#matches, groups, { floor: 0, articlesOnly: true })
    return top.kept
  }

  /** Puts a unit first, be it among those that match or not. */
  #cite({ live, unit }: Cited['units'][number], key: number): void {
    const reference = this.#reference(live, unit)
    this.#cited.set(reference, key)
    if (!this.#units.includes(reference)) {
      this.#units = [...this.#units, reference]
      this.total++
    } else if (this.total < this.#units.length && live.scores[unit]! < this.#floor) this.total++
  }

  get #byRelevance(): boolean {
    return this.#wanted.sort === 'relevance' && !this.#asksForAll
  }

  /** Whether a group can be among the best: its best unit tells, so that most groups need not be scored. */
  #canEnter(top: TopList, reference: Reference): boolean {
    if (!this.#byRelevance || this.#cited.has(reference)) return true
    const { best, worth } = this.#matches[segmentOf(reference)]!
    const place = placeIn(reference)
    return top.takes(best[place]! * worth[place]! * mostOfBest)
  }

  #key(reference: Reference, isGroup: boolean): number {
    const { sort, by } = this.#wanted
    const { live } = this.#matches[segmentOf(reference)]!
    const place = placeIn(reference)
    if (this.#byRelevance) return isGroup ? this.groupScore(live, place) : this.#unitWorth(reference)
    const group = isGroup ? place : live.unitGroups[place]!
    const { dates, order } = live.columns
    const date = (by === undefined ? order : dates[by]!)[group]!
    if (date === 0) return -Infinity
    return sort === 'oldest' ? -date : date
  }

  #unitWorth(unit: Reference): number {
    const { live, worth } = this.#matches[segmentOf(unit)]!
    const place = placeIn(unit)
    return live.scores[place]! * worth[live.unitGroups[place]!]!
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
    const { best, live } = this.#matches[segmentOf(reference)]!
    const place = placeIn(reference)
    const { groups } = live.segment
    if (isGroup) return { score: best[place]!, id: groups[place]!.id }
    return { score: live.scores[place]!, id: groups[live.unitGroups[place]!]!.id }
  }
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, place) => rank !== other[place])
  return at === -1 ? 0 : one[at]! - other[at]!
}
