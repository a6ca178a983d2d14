import { Analyser } from '../analysis/analyser.ts'
import { GrowingArray } from '../analysis/growing-array.ts'
import { Lexicon } from '../analysis/lexicon.ts'
import { TitleTable } from './title-table.ts'
import type { SearchGroup } from '../door.ts'
import type { Collection, Values } from './collection.ts'
import { LiveSegment } from './live-segment.ts'
import { mergeSegments } from './merge.ts'
import { chooseMerge } from './merge-policy.ts'
import type { Segment } from './segment.ts'
import { SegmentBuilder, uncount } from './segment-builder.ts'
import { Statistics } from './statistics.ts'
import type { IndexState } from './snapshot-format.ts'

/** Where a group stands now. */
export interface GroupPlace {
  segment: LiveSegment
  group: number
}

/** One step of the change log, as far as it is of one collection. */
export interface IndexChanges {
  sequence: number
  upserts: SearchGroup[]
  removals: string[]
}

/**
 * The index of one collection: segments, what they have in common, and where each group is. Work that takes long comes as
 * generators, which pause often; whoever runs them answers questions in between.
 */
export class SegmentedIndex {
  readonly collection: Collection
  readonly analyser: Analyser
  readonly statistics: Statistics
  readonly values: Values
  readonly titles = new TitleTable()
  readonly places = new Map<string, GroupPlace>()
  segments: LiveSegment[] = []
  sequence = 0

  constructor(collection: Collection, state?: IndexState) {
    this.collection = collection
    this.values = collection.makeValues()
    const surfaceTerms = new GrowingArray()
    if (state) {
      surfaceTerms.values = state.surfaceTerms
      surfaceTerms.length = state.surfaceTerms.length
    }
    this.analyser = new Analyser({
      terms: new Lexicon(state?.terms),
      surfaces: new Lexicon(state?.surfaces),
      surfaceTerms,
    })
    this.statistics = new Statistics(state?.statistics)
    this.sequence = state?.sequence ?? 0
    for (const { segment, isRemoved } of state?.segments ?? []) this.#install(segment, isRemoved)
  }

  get bytes(): number {
    const { terms, surfaces, surfaceTerms } = this.analyser.vocabulary
    const shared = terms.bytes + surfaces.bytes + surfaceTerms.values.byteLength + this.statistics.bytes
    return this.segments.reduce((sum, segment) => sum + segment.bytes, shared)
  }

  /** Applies one step of the change log. Questions see none of its texts before the last pause, then all. */
  *apply(changes: IndexChanges): Generator<void> {
    const upserts = new Map(changes.upserts.map((group) => [group.id, group]))
    const built: Segment[] = []
    // Its tables take room from the beginning: of most collections a step changes nothing.
    let builder: SegmentBuilder | null = null
    for (const group of upserts.values()) {
      if (builder && !builder.hasRoomFor(group)) {
        built.push(builder.finish())
        builder = null
      }
      builder ??= new SegmentBuilder(this.collection, this.analyser, this.statistics)
      yield* builder.add(group)
    }
    if (builder) built.push(builder.finish())
    const replaced = new Set([...upserts.keys(), ...changes.removals])
    for (const id of replaced) yield* this.#uncountGroup(id)
    for (const id of replaced) this.#remove(id)
    for (const segment of built) this.#install(segment)
    this.segments = this.segments.filter((segment) => segment.liveUnits > 0)
    this.sequence = Math.max(this.sequence, changes.sequence)
  }

  /** Merges some segments into one where that is due; answers whether it was. */
  *merge(): Generator<void, boolean> {
    const sources = chooseMerge(this.segments)
    if (sources.length === 0) return false
    const { segment, origins } = yield* mergeSegments(sources)
    const merged = this.#live(segment)
    for (const [group, origin] of origins.entries()) {
      if (origin.source.isRemoved[origin.group]) merged.remove(group)
      else this.places.set(segment.groups[group]!.id, { segment: merged, group })
    }
    this.segments = [...this.segments.filter((one) => !sources.includes(one)), merged]
    return true
  }

  #live(segment: Segment, isRemoved?: Uint8Array): LiveSegment {
    return new LiveSegment(segment, this.collection.columnsOf(segment.groups, this.values), isRemoved)
  }

  #install(segment: Segment, isRemoved?: Uint8Array): void {
    const live = this.#live(segment, isRemoved)
    this.segments.push(live)
    for (const [group, record] of segment.groups.entries()) {
      if (live.isRemoved[group]) continue
      this.places.set(record.id, { segment: live, group })
      this.titles.add(record)
    }
  }

  *#uncountGroup(id: string): Generator<void> {
    const place = this.places.get(id)
    if (!place) return
    const { segment } = place.segment
    const end = segment.groupStarts[place.group + 1]!
    for (let unit = segment.articleStarts[place.group]!; unit < end; unit++) {
      uncount(this.analyser, this.statistics, segment, unit)
      yield
    }
  }

  #remove(id: string): void {
    const place = this.places.get(id)
    if (!place) return
    this.titles.remove(place.segment.segment.groups[place.group]!)
    place.segment.remove(place.group)
    this.places.delete(id)
  }
}
