import type { QuestionWord } from '../analysis/analyser.ts'
import { fold } from '../../text/characters.ts'
import type { Glossary } from '../expansion/glossary.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { putHanRight } from './put-han-right.ts'
import { titleFor } from './title-for.ts'
import { unitsWith } from './units-with.ts'

export const suggestionLimit = 3

/** Characters of a question that mistyped words are looked for in. */
const mistypedLimit = 200

/** Words of a question that are tried to be corrected. */
const correctedWords = 4

/** Least share of character pairs that a title has in common with a question it is suggested for (Dice). */
const likeness = 0.35

/** Character pairs of a question that are compared; a question much longer than a title is like none. */
const comparedPairs = 64

/** Shorter words are too easily one letter away from another; a name of four letters is one. */
const shortestMistyped = { name: 5, word: 4, stem: 5, start: 5 }

/**
 * The question with each word that no text has put right by one letter or Chinese character, whatever it found: null
 * where none looks mistyped. An inflection is none: a word that only ends otherwise stays.
 */
export function mistyped(index: SegmentedIndex, glossary: Glossary, text: string): string | null {
  const question = text.replace(/\s+/g, ' ').trim().slice(0, mistypedLimit)
  let corrected = question
  for (const word of index.analyser.words(question)) {
    if (word.isHan || word.surface.length < shortestIn(question, word) || /\d/.test(word.surface)) continue
    const isKnown = unitsWith(index, word) > 0 || glossary.knows(word.term)
    const right = isKnown
      ? takenForAnother(index, glossary, question, word.surface)
      : (nearestWords(index, word.surface).find((known) => isMistyping(word.surface, known)) ??
        completing(index, glossary, question, word.surface) ??
        withNearestStem(index, word) ??
        withRightStart(index, word))
    if (right !== undefined) corrected = replaceWord(corrected, word.surface, right)
  }
  corrected = putHanRight(index, glossary, corrected)
  return corrected === question ? null : corrected
}

/**
 * A word that no text has as it stands, yet whose stem is that of another (statue, status): a Russian adjective without
 * its second н, or what makes up a wording of a concept with others of the question.
 */
function takenForAnother(
  index: SegmentedIndex,
  glossary: Glossary,
  question: string,
  typed: string,
): string | undefined {
  if (index.analyser.hasSurface(typed)) return undefined
  return (
    (fullAdjective.test(typed) ? doubled(nearestWords(index, typed), typed) : undefined) ??
    completing(index, glossary, question, typed)
  )
}

/** A word, by two letters at most another one, that makes up a wording of a concept with others of the question. */
function completing(
  index: SegmentedIndex,
  glossary: Glossary,
  question: string,
  typed: string,
): string | undefined {
  return nearestWords(index, typed).find(
    (known) => typed.at(-1) === known.at(-1) && glossary.completes(known, question),
  )
}

/** Endings by which a Russian adjective is told from its short form, which has one н where the full one has two. */
const fullAdjective = /[а-я]н(?:ый|ого|ому|ым|ом|ая|ой|ую|ое|ые|ых|ыми)$/

/** A Russian adjective with the second н that was left out, where texts have that alone. */
function doubled(nearest: readonly string[], typed: string): string | undefined {
  return nearest.find((known) => known.replace(/нн(?=\p{L}{2,3}$)/u, 'н') === typed)
}

/** Whether one letter was mistyped: not the ending alone, by which words are inflected. */
function isMistyping(typed: string, known: string): boolean {
  if (editDistance(typed, known) !== 1) return false
  return typed.at(-1) === known.at(-1)
}

/** How short a word may be to look mistyped, as it stands in the question. */
function shortestIn(question: string, { surface }: QuestionWord): number {
  return question.includes(surface) ? shortestMistyped.word : shortestMistyped.name
}

/** A word with the stem of another that is one letter away, in its own inflection: деклорация, декларации. */
function withNearestStem(index: SegmentedIndex, { surface, term }: QuestionWord): string | undefined {
  if (term.length < shortestMistyped.stem || !surface.startsWith(term)) return undefined
  const { terms } = index.analyser.vocabulary
  const found: { near: string; units: number }[] = []
  for (let id = 0; id < terms.size; id++) {
    if (terms.initial(id) !== term.charCodeAt(0) || Math.abs(terms.wordLength(id) - term.length) > 1) continue
    const units = index.statistics.termUnits[id] ?? 0
    const near = terms.word(id)
    if (units > 0 && editDistance(term, near) === 1) found.push({ near, units })
  }
  // A letter is sooner left out than put in.
  const [best] = found.sort((one, other) => other.near.length - one.near.length || other.units - one.units)
  const right = best && best.near + surface.slice(term.length)
  // English words have few forms: one that no text has is none.
  return right !== undefined && /[a-z]/.test(right) && !index.analyser.hasSurface(right) ? undefined : right
}

/** The letters of an alphabet, and those that make another word of one before which they stand: сделать, делать. */
const alphabets = [
  { letters: 'abcdefghijklmnopqrstuvwxyz', prefixes: 'a' },
  { letters: 'абвгдежзийклмнопрстуфхцчшщъыьэюя', prefixes: 'овсу' },
]

/** A word in which the first letter is another, is missing, or has changed places with the second. */
function startsOf(word: string): string[] {
  const [first, second] = [word.charAt(0), word.charAt(1)]
  const alphabet = alphabets.find(({ letters }) => letters.includes(second))
  if (!alphabet) return []
  const rest = word.slice(1)
  return [
    `${second}${first}${word.slice(2)}`,
    ...[...alphabet.letters].flatMap((letter) => [
      ...(letter === first ? [] : [letter + rest]),
      ...(alphabet.prefixes.includes(letter) ? [] : [letter + word]),
    ]),
  ].filter((start) => start !== word)
}

/**
 * A word whose first letter alone was mistyped, as texts have it, else in its own inflection by the one stem that they
 * have: each is looked up, so that it costs the same however many words there are. Of several, none is likelier.
 */
function withRightStart(index: SegmentedIndex, { surface, term }: QuestionWord): string | undefined {
  if (surface.length < shortestMistyped.start) return undefined
  const { analyser, statistics } = index
  const words = startsOf(surface).filter(
    (word) => analyser.hasSurface(word) && analyser.words(word).some((known) => unitsWith(index, known) > 0),
  )
  if (words.length > 0) return words.length === 1 ? words[0] : undefined
  // English words have few forms: one that no text has is none.
  if (term.length < shortestMistyped.stem || !surface.startsWith(term) || /[a-z]/.test(term)) return undefined
  const stems = startsOf(term).filter((stem) => (statistics.termUnits[analyser.idOf(stem)] ?? 0) > 0)
  return stems.length === 1 ? stems[0]! + surface.slice(term.length) : undefined
}

function replaceWord(text: string, word: string, right: string): string {
  const at = fold(text).indexOf(word)
  if (at === -1) return text
  const isCapital = /^\p{Lu}/u.test(text.slice(at))
  const printed = isCapital ? right.charAt(0).toUpperCase() + right.slice(1) : right
  return text.slice(0, at) + printed + text.slice(at + word.length)
}

/** Other wordings of a question that found nothing: known words for unknown ones, or titles that look alike. */
export function didYouMean(index: SegmentedIndex, text: string): string[] {
  const question = text.replace(/\s+/g, ' ').trim()
  const unknown = index.analyser.words(question).filter((word) => !word.isHan && unitsWith(index, word) === 0)
  const suggestions = [
    ...correct(index, question, unknown.slice(0, correctedWords)),
    ...mistypedTitles(index, question),
    ...likeTitles(index, question),
  ]
  return [...new Set(suggestions)].filter((suggestion) => suggestion !== question).slice(0, suggestionLimit)
}

/** The question with each unknown word replaced: by the best known words first, then by the second best. */
function correct(index: SegmentedIndex, question: string, unknown: QuestionWord[]): string[] {
  const known = unknown.map((word) => {
    const nearest = nearestWords(index, word.surface)
    const right = nearest.length === 0 ? withRightStart(index, word) : undefined
    return { word, nearest: right === undefined ? nearest : [right] }
  })
  const ranks = Math.max(0, ...known.map(({ nearest }) => nearest.length))
  return Array.from({ length: Math.min(ranks, suggestionLimit) }, (_, rank) =>
    known.reduce((text, { word, nearest }) => {
      const replacement = nearest[rank] ?? nearest[0]
      return replacement === undefined ? text : text.replace(word.surface, replacement)
    }, fold(question)),
  )
}

/** First letters that sound alike in Russian where they are not stressed. */
const unstressed: Readonly<Record<string, string>> = { а: 'о', о: 'а', е: 'и', и: 'е' }

/** Known words with the same first letter, or one that sounds alike, and few letters different, nearest first, then commonest. */
function nearestWords({ analyser: { vocabulary }, statistics }: SegmentedIndex, word: string): string[] {
  const allowed = word.length <= 4 ? 1 : 2
  const { surfaces, surfaceTerms } = vocabulary
  const found: { candidate: string; distance: number; units: number }[] = []
  const initials = [word, unstressed[word.charAt(0)] ?? word].map((text) => text.charCodeAt(0))
  for (let id = 0; id < surfaces.size; id++) {
    if (!initials.includes(surfaces.initial(id))) continue
    if (Math.abs(surfaces.wordLength(id) - word.length) > allowed) continue
    const units = statistics.termUnits[surfaceTerms.values[id]!] ?? 0
    if (units === 0) continue
    const candidate = surfaces.word(id)
    const distance = editDistance(word, candidate)
    if (distance <= allowed) found.push({ candidate, distance, units })
  }
  return found
    .sort((one, other) => one.distance - other.distance || other.units - one.units)
    .map(({ candidate }) => candidate)
}

/** Letters added, left out, changed or swapped with their neighbour between two words (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let beforePrevious: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let distance = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + Number(!isSame),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        distance = Math.min(distance, beforePrevious[column - 2]! + 1)
      }
      current.push(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[other.length]!
}

/** Chinese titles and short titles that the question is but one wrong, missing or added character away from. */
function mistypedTitles(index: SegmentedIndex, question: string): string[] {
  const wanted = fold(question)
  if (!/^\p{Script=Han}{3,}$/u.test(wanted)) return []
  const names = new Set<string>()
  for (const { segment, group } of index.places.values()) {
    for (const { language, title, shortTitles } of segment.segment.groups[group]!.titles) {
      if (language === 'zh') for (const name of [title, ...shortTitles]) names.add(name)
    }
  }
  return [...names]
    .filter((name) => Math.abs(name.length - wanted.length) <= 1 && editDistance(wanted, fold(name)) === 1)
    .sort((one, other) => one.length - other.length)
}

function likeTitles(index: SegmentedIndex, question: string): string[] {
  const wanted = hanPairs(question)
  if (wanted.length === 0) return []
  const found: { title: string; score: number }[] = []
  for (const { segment, group } of index.places.values()) {
    const { title, language } = titleFor(segment.segment.groups[group]!, 'zh')
    if (language !== 'zh') continue
    const common = wanted.filter((pair) => title.includes(pair)).length
    const score = (2 * common) / (wanted.length + title.length - 1)
    if (score >= likeness) found.push({ title, score })
  }
  return found
    .sort((one, other) => other.score - one.score || one.title.length - other.title.length)
    .map(({ title }) => title)
}

function hanPairs(text: string): string[] {
  const pairs = new Set<string>()
  for (const run of text.match(/\p{Script=Han}{2,}/gu) ?? []) {
    for (let at = 0; at + 1 < run.length; at++) pairs.add(run.slice(at, at + 2))
  }
  return [...pairs].slice(0, comparedPairs)
}
