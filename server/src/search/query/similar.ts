import { decode } from '../../text/characters.ts'
import type { GroupHit, SearchQuestion } from '../door.ts'
import { GroupFilter } from '../filter/group-filter.ts'
import type { ManyColumn } from '../index/collection.ts'
import { bodyStart } from '../index/segment.ts'
import type { GroupPlace, SegmentedIndex } from '../index/segmented-index.ts'
import { groupScore } from '../scoring/group-score.ts'
import { inverseFrequency, scoreTerms } from '../scoring/score-words.ts'
import { placeIn, referenceTo, segmentOf } from './matches.ts'
import { groupFacts } from './presenter.ts'
import { TopList } from './top-list.ts'

/** Words of a group that are looked for in others, and characters of its texts that they are taken from. */
const wordLimit = 60
const readLimit = 30_000

/** A word counts at most so often when the words of a group are weighed: what it is about is said more than once. */
const countLimit = 4

/** Values in common that count, where groups have several. */
const commonLimit = 4

/** A group with less than this part of what the group itself scores has only common words with it. */
const leastShare = 0.1

/** Groups most like one, best first; none when it is not known. */
export function similar(
  index: SegmentedIndex,
  id: string,
  { language, size, today }: Pick<SearchQuestion, 'language' | 'size' | 'today'>,
): GroupHit[] {
  const own = index.places.get(id)
  if (!own) return []
  scoreTerms(index, wordsOf(index, own))
  const least = groupScore(own.segment, own.group) * leastShare
  const top = new TopList(size, (one, other) => idAt(index, one) < idAt(index, other))
  for (const [number, live] of index.segments.entries()) {
    for (let group = 0; group < live.isRemoved.length; group++) {
      if (live.isRemoved[group] || (live === own.segment && group === own.group)) continue
      const score = groupScore(live, group)
      if (score >= least && score > 0)
        top.add(referenceTo(number, group), score * likenessOf(index, own, { segment: live, group }))
    }
  }
  const filter = new GroupFilter(index.collection, index.values, {}, today)
  const unmarked = (text: string) => [{ text, marked: false }]
  return top.items().map((reference) => {
    const place = placeOf(index, reference)
    const { segment: live, group } = place
    const score = groupScore(live, group) * likenessOf(index, own, place)
    return {
      ...groupFacts(live, group, filter, language, unmarked),
      score,
      unitCount: 0,
      units: [],
      same: [],
    }
  })
}

/** The words that tell a group from others, with their weights: rare, and said more than once. */
function wordsOf(
  { analyser, statistics }: SegmentedIndex,
  { segment: { segment }, group }: GroupPlace,
): { id: number; weight: number }[] {
  const counts = new Map<number, number>()
  let read = 0
  for (let unit = segment.articleStarts[group]!; unit < segment.groupStarts[group + 1]!; unit++) {
    const [from, to] = [bodyStart(segment, unit), segment.textStarts[unit + 1]!]
    read += to - from
    if (read > readLimit) break
    for (const term of analyser.terms(decode(segment.texts, from, to))) {
      counts.set(term, Math.min(countLimit, (counts.get(term) ?? 0) + 1))
    }
  }
  return Array.from(counts, ([id, count]) => {
    const held = statistics.termUnits[id] ?? 0
    return { id, weight: count * inverseFrequency(held, statistics.units) }
  })
    .sort((one, other) => other.weight - one.weight || one.id - other.id)
    .slice(0, wordLimit)
}

function likenessOf({ collection }: SegmentedIndex, one: GroupPlace, other: GroupPlace): number {
  const { alike = {}, values } = collection.declaration
  let factor = 1
  for (const [name, times] of Object.entries(alike)) {
    if (values[name] === 'many') {
      factor *= times ** Math.min(commonLimit, commonValues(columnAt(one, name), columnAt(other, name)))
    } else if (hasSame(one, other, name)) factor *= times
  }
  return factor
}

function hasSame(one: GroupPlace, other: GroupPlace, name: string): boolean {
  const value = one.segment.segment.groups[one.group]!.values[name] ?? ''
  const codeOf = ({ segment, group }: GroupPlace) => segment.columns.one[name]![group]
  return value !== '' && codeOf(one) === codeOf(other)
}

function columnAt({ segment, group }: GroupPlace, name: string): Uint32Array {
  const { values, starts }: ManyColumn = segment.columns.many[name]!
  return values.subarray(starts[group], starts[group + 1])
}

function commonValues(one: Uint32Array, other: Uint32Array): number {
  return other.reduce((common, code) => common + Number(one.includes(code)), 0)
}

function placeOf(index: SegmentedIndex, reference: number): GroupPlace {
  return { segment: index.segments[segmentOf(reference)]!, group: placeIn(reference) }
}

function idAt(index: SegmentedIndex, reference: number): string {
  const { segment, group } = placeOf(index, reference)
  return segment.segment.groups[group]!.id
}
