import type { LiveSegment } from '../index/live-segment.ts'
import { bodyStart, findTerm } from '../index/segment.ts'
import type { ParsedQuestion } from '../question/parse-question.ts'
import type { Phrase } from '../question/phrase.ts'
import { findPhrase } from '../question/phrase.ts'

/** Whether a unit is looked at. */
export type IsOpen = (live: LiveSegment, unit: number) => boolean

/**
 * Sets to 0 the scores of units that lack a phrase of the question or have an excluded one. A law whose title
 * has an excluded one is out as a whole; with `wholeGroups`, so is one that has it in any unit that is looked at.
 */
export function applyConstraints(
  live: LiveSegment,
  question: ParsedQuestion,
  wholeGroups: boolean,
  isOpen: IsOpen | undefined,
): void {
  const { scores, segment } = live
  for (const phrase of question.phrases) {
    const holders = unitsWith(live, phrase)
    for (let unit = 0; unit < scores.length; unit++) if (!holders[unit]) scores[unit] = 0
  }
  for (const phrase of question.exclusions) {
    const holders = unitsWith(live, phrase)
    if (isOpen) for (const unit of holders.keys()) if (holders[unit] && !isOpen(live, unit)) holders[unit] = 0
    for (let group = 0; group < segment.groups.length; group++) {
      const start = segment.groupStarts[group]!
      const end = segment.groupStarts[group + 1]!
      const titlesEnd = wholeGroups ? end : segment.articleStarts[group]!
      if (holders.subarray(start, titlesEnd).includes(1)) scores.fill(0, start, end)
    }
    for (let unit = 0; unit < scores.length; unit++) if (holders[unit]) scores[unit] = 0
  }
}

/** 1 for each unit that has the phrase. A phrase is looked for where all its words stand as words of the text. */
function unitsWith({ segment }: LiveSegment, phrase: Phrase): Uint8Array {
  const found = new Uint8Array(segment.unitLengths.length)
  for (const [place, word] of phrase.words.entries()) {
    const term = word.id === -1 ? -1 : findTerm(segment, word.id)
    if (term === -1) return found.fill(0)
    const end = segment.postingStarts[term + 1]!
    // The mark of a unit is how many of the words, from the first on, it has.
    for (let posting = segment.postingStarts[term]!; posting < end; posting++) {
      const unit = segment.postingUnits[posting]!
      if (found[unit] === place) found[unit] = place + 1
    }
  }
  // A single Chinese word stands where its posting is; the text need not be read.
  const isSure = phrase.words.length === 1 && phrase.words[0]!.surface.length === phrase.units.length
  for (let unit = 0; unit < found.length; unit++) {
    const hasWords = found[unit] === phrase.words.length
    found[unit] = hasWords && ((isSure && phrase.words[0]!.isHan) || stands(segment, unit, phrase)) ? 1 : 0
  }
  return found
}

function stands(segment: LiveSegment['segment'], unit: number, phrase: Phrase): boolean {
  return findPhrase(phrase, segment.texts, bodyStart(segment, unit), segment.textStarts[unit + 1]!) !== null
}
