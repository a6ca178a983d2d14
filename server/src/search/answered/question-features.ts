import { characterClass, classes, folded } from '../../text/characters.ts'
import { Analyser } from '../analysis/analyser.ts'
import { functionWords } from '../analysis/function-words.ts'
import { GrowingArray } from '../analysis/growing-array.ts'
import { Lexicon } from '../analysis/lexicon.ts'
import type { Glossary } from '../expansion/glossary.ts'
import { sayableOf } from '../expansion/sayable.ts'
import { bigramSlot } from '../index/slot-counts.ts'

/** Characters of a question that are looked at: who asks at length has said by then what it is about. */
const readLimit = 1000

/** Marks a pair of characters, which may look like a word. */
const pairMark = '·'

/** Learns no words: it cuts questions into them. */
const analyser = new Analyser({
  terms: new Lexicon(),
  surfaces: new Lexicon(),
  surfaceTerms: new GrowingArray(),
})

/** What questions are alike by: their words, and pairs of their Chinese characters, each once. */
interface QuestionFeatures {
  words: string[]
  pairs: string[]
}

export function questionFeatures(question: string): QuestionFeatures {
  const text = question.slice(0, readLimit)
  const words = analyser.words(text).filter(({ surface }) => !functionWords.has(surface))
  return { words: words.map(({ term }) => term), pairs: [...pairsOf(text)] }
}

/** The slot of a pair, as texts have it. */
export function pairSlot(pair: string): number {
  return bigramSlot(pair.charCodeAt(pairMark.length), pair.charCodeAt(pairMark.length + 1))
}

/** Marks a concept, whose name may look like a word. */
const conceptMark = '#'

/** The concepts that a question names, in whatever language: by them questions in other languages are alike. */
export function questionConcepts(question: string, glossary: Glossary): string[] {
  const named = glossary.find(sayableOf(question.slice(0, readLimit), glossary))
  return named.slice(0, conceptLimit).map(({ concept }) => conceptMark + concept.id)
}

/** Concepts of a question that are looked at, the weightiest. */
const conceptLimit = 12

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>()
  let previous = ''
  for (let at = 0; at < text.length; at++) {
    const unit = folded[text.charCodeAt(at)]!
    const character = classes[unit] === characterClass.han ? String.fromCharCode(unit) : ''
    if (previous !== '' && character !== '') pairs.add(pairMark + previous + character)
    previous = character
  }
  return pairs
}
