import { dictionaryWords } from '../analysis/analyser.ts'
import { folded } from '../../text/characters.ts'
import type { Glossary } from '../expansion/glossary.ts'
import { bigramSlot } from '../index/slot-counts.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { soundAlike } from './sound-alike.ts'
import { unitsWith } from './units-with.ts'
import { wordsByEnds } from './words-by-ends.ts'

/** Chinese words that one wrong character is looked for in, and how many texts must have a right one that is no concept's. */
const hanLengths = [4, 3, 2]
const leastHanTexts = 2

/**
 * Puts right one wrong character of a Chinese word: a pair that stands in no text and in no word of the question; where
 * there is none, a character beside a word of the question, by one that sounds like it.
 */
export function putHanRight(index: SegmentedIndex, glossary: Glossary, text: string): string {
  const inWord = placesInWords(index, glossary, text)
  for (const isBesideWord of [false, true]) {
    for (let at = 0; at + 1 < text.length; at++) {
      const held = Number(inWord[at]) + Number(inWord[at + 1])
      if (held !== Number(isBesideWord) || !isHanPair(text, at) || pairIsKnown(index, glossary, text, at))
        continue
      const right = rightAround(index, glossary, text, at, isBesideWord ? inWord : null)
      if (right !== null) return right
    }
  }
  return text
}

/**
 * The text with a word around a pair put right: the longest that can be by a character that sounds alike, else by any
 * where no word of the question stands beside it.
 */
function rightAround(
  index: SegmentedIndex,
  glossary: Glossary,
  text: string,
  at: number,
  inWord: readonly boolean[] | null,
): string | null {
  for (const isAlike of inWord ? [true] : [true, false]) {
    for (const length of hanLengths) {
      for (let from = Math.max(0, at + 2 - length); from <= at && from + length <= text.length; from++) {
        const word = text.slice(from, from + length)
        if (!/^\p{Script=Han}+$/u.test(word)) continue
        const held = inWord?.slice(from, from + length) ?? null
        const right = nearestHan(index, glossary, word, { held, isAlike })
        if (right !== null) return text.slice(0, from) + right + text.slice(from + length)
      }
    }
  }
  return null
}

/** Which characters of a text stand in a Chinese word of several that the dictionary or a text has. */
function placesInWords(index: SegmentedIndex, glossary: Glossary, text: string): boolean[] {
  const places = Array.from({ length: text.length }, () => false)
  const held = index.analyser
    .words(text)
    .filter((word) => word.isHan && (unitsWith(index, word) > 0 || glossary.knows(word.term)))
  for (const word of [...dictionaryWords(text), ...held.map(({ surface }) => surface)]) {
    if (word.length === 1) continue
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
      places.fill(true, at, at + word.length)
    }
  }
  return places
}

function isHanPair(text: string, at: number): boolean {
  return /^\p{Script=Han}{2}$/u.test(text.slice(at, at + 2))
}

function pairIsKnown({ statistics }: SegmentedIndex, glossary: Glossary, text: string, at: number): boolean {
  if (glossary.hasPair(text.slice(at, at + 2))) return true
  const [first, second] = [folded[text.charCodeAt(at)]!, folded[text.charCodeAt(at + 1)]!]
  return statistics.pairUnits.of(bigramSlot(first, second)) > 0
}

/**
 * The commonest word of the same length that texts have, with one other character: one that sounds like what was typed,
 * or any. What stands in a word of the question is not wrong.
 */
function nearestHan(
  { analyser, statistics }: SegmentedIndex,
  glossary: Glossary,
  word: string,
  { held, isAlike }: { held: readonly boolean[] | null; isAlike: boolean },
): string | null {
  const { terms } = analyser.vocabulary
  if (statistics.termUnits[analyser.idOf(word)]! > 0) return null
  let best: { right: string; units: number } | null = null
  for (const id of wordsByEnds(terms).oneCharacterFrom(word)) {
    const units = statistics.termUnits[id] ?? 0
    if (units === 0 || units <= (best?.units ?? 0)) continue
    const right = terms.word(id)
    if (units < leastHanTexts && !glossary.knows(right)) continue
    const place = [...right].findIndex((character, at) => character !== word[at])
    if (held?.[place] || (isAlike && !soundAlike(word.charAt(place), right.charAt(place)))) continue
    best = { right, units }
  }
  return best?.right ?? null
}
