import type { LiveSegment } from './live-segment.ts'
import type { GroupRecord } from './collection.ts'
import type { Segment } from './segment.ts'

/** Postings copied between two pauses; about a millisecond. */
const postingsPerSlice = 1 << 17

/** Marks units of removed groups in a table of new places. */
const dropped = -1

/**
 * Writes the living groups of some segments into one new segment, in slices. Answers it with the group each
 * of its groups was, so that what is removed meanwhile can be removed there too.
 */
export function* mergeSegments(
  sources: LiveSegment[],
): Generator<void, { segment: Segment; origins: { source: LiveSegment; group: number }[] }> {
  const origins = sources.flatMap((source) =>
    source.segment.groups.flatMap((_, group) => (source.isRemoved[group] ? [] : [{ source, group }])),
  )
  const units = origins.reduce((sum, { source, group }) => sum + source.unitsOf(group), 0)
  const groups: GroupRecord[] = []
  const arrays = {
    groupStarts: new Uint32Array(origins.length + 1),
    articleStarts: new Uint32Array(origins.length),
    unitLanguages: new Uint8Array(units),
    unitLengths: new Uint32Array(units),
    textStarts: new Uint32Array(units + 1),
    keyLengths: new Uint16Array(units),
    numberLengths: new Uint16Array(units),
    headingLengths: new Uint16Array(units),
  }
  const newUnits = new Map(
    sources.map((source) => [source, new Int32Array(source.segment.unitLengths.length).fill(dropped)]),
  )
  const textLength = origins.reduce((sum, { source: { segment }, group }) => {
    const [from, to] = [segment.groupStarts[group]!, segment.groupStarts[group + 1]!]
    return sum + segment.textStarts[to]! - segment.textStarts[from]!
  }, 0)
  const texts = new Uint16Array(textLength)
  for (const { source, group } of origins) {
    const { segment } = source
    const from = segment.groupStarts[group]!
    const to = segment.groupStarts[group + 1]!
    const start = arrays.groupStarts[groups.length]!
    arrays.articleStarts[groups.length] = start + segment.articleStarts[group]! - from
    arrays.unitLanguages.set(segment.unitLanguages.subarray(from, to), start)
    arrays.unitLengths.set(segment.unitLengths.subarray(from, to), start)
    arrays.keyLengths.set(segment.keyLengths.subarray(from, to), start)
    arrays.numberLengths.set(segment.numberLengths.subarray(from, to), start)
    arrays.headingLengths.set(segment.headingLengths.subarray(from, to), start)
    const textStart = segment.textStarts[from]!
    const shift = arrays.textStarts[start]! - textStart
    const places = newUnits.get(source)!
    for (let unit = from; unit < to; unit++) {
      places[unit] = start + unit - from
      arrays.textStarts[start + unit - from + 1] = segment.textStarts[unit + 1]! + shift
    }
    texts.set(segment.texts.subarray(textStart, segment.textStarts[to]), textStart + shift)
    groups.push(segment.groups[group]!)
    arrays.groupStarts[groups.length] = start + to - from
    yield
  }
  const postings = yield* mergePostings(
    sources.map((source) => ({ segment: source.segment, places: newUnits.get(source)! })),
  )
  return { segment: { groups, ...arrays, texts, ...postings }, origins }
}

/** Sources follow each other in the new segment, so a term's postings stay ascending when copied in that order. */
function* mergePostings(
  sources: { segment: Segment; places: Int32Array }[],
): Generator<void, Pick<Segment, 'termIds' | 'postingStarts' | 'postingUnits' | 'postingCounts'>> {
  const bound = sources.reduce((sum, { segment }) => sum + segment.postingUnits.length, 0)
  const termBound = sources.reduce((sum, { segment }) => sum + segment.termIds.length, 0)
  const termIds = new Uint32Array(termBound)
  const postingStarts = new Uint32Array(termBound + 1)
  const postingUnits = new Uint16Array(bound)
  const postingCounts = new Uint8Array(bound)
  const next = sources.map(() => 0)
  let terms = 0
  let end = 0
  let sliceEnd = postingsPerSlice
  for (;;) {
    let term = Infinity
    for (const [index, { segment }] of sources.entries()) {
      term = Math.min(term, segment.termIds[next[index]!] ?? Infinity)
    }
    if (term === Infinity) break
    for (const [index, { segment, places }] of sources.entries()) {
      const place = next[index]!
      if (segment.termIds[place] !== term) continue
      next[index] = place + 1
      for (
        let posting = segment.postingStarts[place]!;
        posting < segment.postingStarts[place + 1]!;
        posting++
      ) {
        const unit = places[segment.postingUnits[posting]!]!
        if (unit === dropped) continue
        postingUnits[end] = unit
        postingCounts[end++] = segment.postingCounts[posting]!
      }
    }
    if (end > postingStarts[terms]!) {
      termIds[terms++] = term
      postingStarts[terms] = end
    }
    if (end > sliceEnd) {
      sliceEnd = end + postingsPerSlice
      yield
    }
  }
  yield
  const kept = { termIds: termIds.slice(0, terms), postingStarts: postingStarts.slice(0, terms + 1) }
  yield
  return { ...kept, postingUnits: postingUnits.slice(0, end), postingCounts: postingCounts.slice(0, end) }
}
