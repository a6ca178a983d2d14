import type { Analyser, QuestionWord } from '../analysis/analyser.ts'
import { characterClass, classes, folded } from '../../text/characters.ts'

/** Words that must stand together, in this order and form. */
export interface Phrase {
  /** Folded code units; whatever separates words is one blank. */
  units: Uint16Array
  words: QuestionWord[]
}

const blank = ' '.charCodeAt(0)

/** Words of a phrase that must each stand in the text; the rest is checked by reading it. */
const wordLimit = 64

/** The phrase a text stands for; null when it has no word. */
export function phraseOf(text: string, analyser: Analyser): Phrase | null {
  const words = analyser.words(text)
  if (words.length === 0) return null
  const units: number[] = []
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (!isSeparator(unit)) units.push(folded[unit]!)
    else if (units.length > 0 && units.at(-1) !== blank) units.push(blank)
  }
  if (units.at(-1) === blank) units.pop()
  return { units: Uint16Array.from(units), words: words.slice(0, wordLimit) }
}

/**
 * First place of a phrase in `units[from..to)`: [start, end), or null. A blank of the phrase stands for any
 * separators; words of other scripts than Chinese must begin and end where the phrase does.
 */
export function findPhrase(
  { units: wanted }: Phrase,
  units: Uint16Array,
  from: number,
  to: number,
): [start: number, end: number] | null {
  const first = wanted[0]!
  for (let start = from; start < to; start++) {
    if (folded[units[start]!] !== first) continue
    const end = phraseEnd(wanted, units, start, from, to)
    if (end !== -1) return [start, end]
  }
  return null
}

/** End of a phrase that begins at `start` in `units[from..to)`, -1 when it does not. */
export function phraseEnd(
  wanted: Uint16Array,
  units: Uint16Array,
  start: number,
  from: number,
  to: number,
): number {
  if (start > from && continuesWord(units[start - 1]!, units[start]!)) return -1
  const end = matchEnd(wanted, units, start, to)
  return end !== -1 && end < to && continuesWord(units[end - 1]!, units[end]!) ? -1 : end
}

function matchEnd(wanted: Uint16Array, units: Uint16Array, start: number, to: number): number {
  let at = start
  for (const unit of wanted) {
    if (at >= to) return -1
    if (unit === blank) {
      if (!isSeparator(units[at]!)) return -1
      while (at < to && isSeparator(units[at]!)) at++
    } else if (folded[units[at++]!] !== unit) return -1
  }
  return at
}

function isSeparator(unit: number): boolean {
  return classes[unit] === characterClass.separator
}

function continuesWord(one: number, next: number): boolean {
  return classes[one]! >= characterClass.letter && classes[next]! >= characterClass.letter
}
