import type { SearchGroup, SearchUnit, TextLanguage } from '../door.ts'
import type { Analyser } from '../analysis/analyser.ts'
import { decode, encode } from '../../text/characters.ts'
import { GrowingArray, grown } from '../analysis/growing-array.ts'
import type { Collection, GroupRecord } from './collection.ts'
import type { Segment } from './segment.ts'
import { bodyStart, languages, noHeading, segmentCapacity, segmentTextCapacity } from './segment.ts'
import type { Statistics } from './statistics.ts'

/** Longest key, number or heading kept, in code units. */
const labelLimit = 4000

const untitled: SearchGroup['titles'][number] = { language: 'en', title: '', shortTitles: [] }

/** Collects groups into one segment, and counts their articles into the statistics. */
export class SegmentBuilder {
  readonly #collection: Collection
  readonly #analyser: Analyser
  readonly #statistics: Statistics
  readonly #groups: GroupRecord[] = []
  readonly #groupStarts = new GrowingArray()
  readonly #articleStarts = new GrowingArray()
  readonly #languages = new GrowingArray()
  readonly #lengths = new GrowingArray()
  readonly #textStarts = new GrowingArray()
  readonly #keyLengths = new GrowingArray()
  readonly #numberLengths = new GrowingArray()
  readonly #headingLengths = new GrowingArray()
  #texts = new Uint16Array(1 << 16)
  #textLength = 0
  /** One entry for each distinct term of each unit. */
  readonly #entryTerms = new GrowingArray(1 << 14)
  readonly #entryUnits = new GrowingArray(1 << 14)
  readonly #entryCounts = new GrowingArray(1 << 14)

  constructor(collection: Collection, analyser: Analyser, statistics: Statistics) {
    this.#collection = collection
    this.#analyser = analyser
    this.#statistics = statistics
  }

  hasRoomFor(group: SearchGroup): boolean {
    const units = this.#languages.length + Math.max(1, group.titles.length) + group.units.length
    const text = group.units.reduce((sum, unit) => sum + unit.text.length, this.#textLength)
    return units <= segmentCapacity && text <= segmentTextCapacity
  }

  /** Takes in one group, pausing after each unit. Units beyond a segment's capacity are left out. */
  *add(group: SearchGroup): Generator<void> {
    this.#groups.push(this.#collection.recordOf(group))
    this.#groupStarts.push(this.#languages.length)
    // At least one title unit, be it empty, so that there are never more groups than units.
    const titles = group.titles.length > 0 ? group.titles : [untitled]
    for (const { language, title, shortTitles } of titles) {
      const text = [title, ...shortTitles].join('\n')
      this.#addUnit({ language, key: '', number: '', heading: null, text }, false)
    }
    this.#articleStarts.push(this.#languages.length)
    for (const unit of group.units.slice(0, segmentCapacity - titles.length)) {
      this.#addUnit(unit, true)
      yield
    }
  }

  finish(): Segment {
    this.#groupStarts.push(this.#languages.length)
    this.#textStarts.push(this.#textLength)
    return {
      groups: this.#groups,
      groupStarts: this.#groupStarts.toArray(),
      articleStarts: this.#articleStarts.toArray(),
      unitLanguages: Uint8Array.from(this.#languages.toArray()),
      unitLengths: this.#lengths.toArray(),
      textStarts: this.#textStarts.toArray(),
      keyLengths: Uint16Array.from(this.#keyLengths.toArray()),
      numberLengths: Uint16Array.from(this.#numberLengths.toArray()),
      headingLengths: Uint16Array.from(this.#headingLengths.toArray()),
      texts: this.#texts.slice(0, this.#textLength),
      ...this.#postings(),
    }
  }

  #addUnit(unit: SearchUnit, isArticle: boolean): void {
    const key = unit.key.slice(0, labelLimit)
    const number = unit.number.slice(0, labelLimit)
    const heading = unit.heading?.slice(0, labelLimit) ?? null
    this.#languages.push(languageCode(unit.language))
    this.#textStarts.push(this.#textLength)
    this.#keyLengths.push(key.length)
    this.#numberLengths.push(number.length)
    this.#headingLengths.push(heading === null ? noHeading : heading.length)
    // Composed, so that a letter is one code unit; it reads the same.
    const body = `${heading ?? ''}\n${unit.text}`.normalize('NFC')
    const record = key + number + body
    this.#texts = grown(this.#texts, this.#textLength + record.length)
    const end = encode(record, this.#texts, this.#textLength)
    const terms = this.#analyser.terms(body).sort()
    this.#lengths.push(terms.length)
    if (isArticle) this.#statistics.count(terms, this.#texts, end - body.length, end, 1)
    this.#textLength = end
    this.#addEntries(terms, this.#languages.length - 1)
  }

  #addEntries(sortedTerms: Uint32Array, unit: number): void {
    for (let index = 0; index < sortedTerms.length;) {
      const term = sortedTerms[index]!
      let next = index + 1
      while (next < sortedTerms.length && sortedTerms[next] === term) next++
      this.#entryTerms.push(term)
      this.#entryUnits.push(unit)
      this.#entryCounts.push(Math.min(next - index, 255))
      index = next
    }
  }

  /** Turns the entries, which are in order of units, into postings in order of terms: a counting sort. */
  #postings(): Pick<Segment, 'termIds' | 'postingStarts' | 'postingUnits' | 'postingCounts'> {
    const entries = this.#entryTerms.length
    const places = new Uint32Array(this.#analyser.vocabulary.terms.size)
    for (let entry = 0; entry < entries; entry++) places[this.#entryTerms.values[entry]!]!++
    const termIds = new GrowingArray()
    const postingStarts = new GrowingArray()
    let start = 0
    for (let term = 0; term < places.length; term++) {
      const count = places[term]!
      if (count === 0) continue
      termIds.push(term)
      postingStarts.push(start)
      places[term] = start
      start += count
    }
    postingStarts.push(start)
    const postingUnits = new Uint16Array(entries)
    const postingCounts = new Uint8Array(entries)
    for (let entry = 0; entry < entries; entry++) {
      const place = places[this.#entryTerms.values[entry]!]!++
      postingUnits[place] = this.#entryUnits.values[entry]!
      postingCounts[place] = this.#entryCounts.values[entry]!
    }
    return { termIds: termIds.toArray(), postingStarts: postingStarts.toArray(), postingUnits, postingCounts }
  }
}

/** Takes one article of a segment out of the statistics again. */
export function uncount(analyser: Analyser, statistics: Statistics, segment: Segment, unit: number): void {
  const from = bodyStart(segment, unit)
  const to = segment.textStarts[unit + 1]!
  const terms = analyser.terms(decode(segment.texts, from, to)).sort()
  statistics.count(terms, segment.texts, from, to, -1)
}

function languageCode(language: TextLanguage): number {
  const code = languages.indexOf(language)
  return code === -1 ? languages.indexOf('en') : code
}
