import { decode } from '../../text/characters.ts'
import type { CaseHit, TextLanguage } from '../door.ts'
import type { CaseColumns } from '../index/case-collection.ts'
import { bodyStart } from '../index/segment.ts'
import type { GroupPlace, SegmentedIndex } from '../index/segmented-index.ts'
import { caseFacts } from './case-presenter.ts'
import { groupScore } from './group-score.ts'
import { placeIn, referenceTo, segmentOf } from './matches.ts'
import { inverseFrequency, scoreTerms } from './score-words.ts'
import { TopList } from './top-list.ts'

/** Words of a case that are looked for in others, and characters of its texts that they are taken from. */
const wordLimit = 60
const readLimit = 30_000

/** A word counts at most so often when the words of a case are weighed: what it is about is said more than once. */
const countLimit = 4

/** What else two cases have in common makes them more alike. */
const likeness = { cause: 1.5, country: 1.25, article: 1.1 }

/** Cited articles in common that count. */
const articleLimit = 4

/** A case with less than this part of what the case itself scores has only common words with it. */
const leastShare = 0.1

/** Cases most like one, best first; none when it is not known. */
export function similarCases(
  index: SegmentedIndex<'case'>,
  id: string,
  size: number,
  language: TextLanguage,
): CaseHit[] {
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
        top.add(referenceTo(number, group), score * likenessOf(own, { segment: live, group }))
    }
  }
  return top.items().map((reference) => {
    const { segment: live, group } = placeOf(index, reference)
    const unmarked = (text: string) => [{ text, marked: false }]
    const score = groupScore(live, group) * likenessOf(own, { segment: live, group })
    return { ...caseFacts(live, group, language, unmarked), score, sectionCount: 0, sections: [] }
  })
}

/** The words that tell a case from others, with their weights: rare, and said more than once. */
function wordsOf(
  { analyser, statistics }: SegmentedIndex<'case'>,
  { segment: { segment }, group }: GroupPlace<'case'>,
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

function likenessOf(one: GroupPlace<'case'>, other: GroupPlace<'case'>): number {
  const [columns, others] = [one.segment.columns, other.segment.columns]
  const hasCause = one.segment.segment.groups[one.group]!.cause !== null
  let factor =
    likeness.article ** Math.min(articleLimit, commonCites(columns, one.group, others, other.group))
  if (hasCause && columns.cause[one.group] === others.cause[other.group]) factor *= likeness.cause
  return columns.country[one.group] === others.country[other.group] ? factor * likeness.country : factor
}

function commonCites(one: CaseColumns, group: number, other: CaseColumns, otherGroup: number): number {
  const own = one.cites.subarray(one.citesStarts[group], one.citesStarts[group + 1])
  let common = 0
  for (let at = other.citesStarts[otherGroup]!; at < other.citesStarts[otherGroup + 1]!; at++) {
    if (own.includes(other.cites[at]!)) common++
  }
  return common
}

function placeOf(index: SegmentedIndex<'case'>, reference: number): GroupPlace<'case'> {
  return { segment: index.segments[segmentOf(reference)]!, group: placeIn(reference) }
}

function idAt(index: SegmentedIndex<'case'>, reference: number): string {
  const { segment, group } = placeOf(index, reference)
  return segment.segment.groups[group]!.id
}
