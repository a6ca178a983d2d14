import type { AlsoSearched, TextLanguage } from '../door.ts'
import { languages } from '../index/segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import type { ParsedQuestion } from '../question/parse-question.ts'
import type { Phrase } from '../question/phrase.ts'
import type { WeightedText } from '../scoring/score-characters.ts'
import { inverseFrequency } from '../scoring/score-words.ts'
import type { NamedConcept, Wording } from './concept-index.ts'
import type { Glossary, TranslatedWord } from './glossary.ts'
import { sayableOf } from './sayable.ts'

/**
 * What concepts weigh beside the words they are named by, and their characters beside those of the question. In its
 * own language the words themselves find most; in the others nothing else does, yet what stands in the language of the
 * question leads.
 */
const share = {
  own: { words: 0.5, characters: 0.3 },
  foreign: { words: 0.45, characters: 0.045 },
}

/**
 * In the question's own language a concept that is named in part weighs by this power of the part: the question's own
 * words say that much themselves.
 */
const partPower = 3

/** A word that is translated by itself weighs so much more than in a concept, where others stand with it. */
const translatedWeight = 2

/** Words in more texts than that, or than this part of all texts where that is more, say little and cost much. */
const common = { texts: 2000, part: 0.05 }

/** Places in posting lists that all concepts together may cost, in parts of the number of texts, or at least. */
const budget = { part: 1, least: 100_000 }

/**
 * Terms told for each language, of those that weigh at least this part of the weightiest, of concepts that stand in the
 * question by at least this part, or of words whose likeliest translation is at least so likely.
 */
const told = { most: 8, leastPart: 0.3, leastCoverage: 0.75, leastProbability: 0.3 }

/** A wording that is searched, with the terms of the index that it consists of. */
export interface SearchedWording {
  wording: Wording
  terms: { id: number; weight: number }[]
  /** What all its words weigh, be they in a text or not: a text that has them all scores by it. */
  total: number
}

/** Wordings in one language that say the same: a text counts for the one it has most of. */
export interface WordingGroup {
  language: TextLanguage
  /** It is the language of the question. */
  isOwn: boolean
  /** A concept, not a word translated by itself. */
  isConcept: boolean
  /** Sure enough to be told of. */
  isTold: boolean
  weight: number
  wordings: SearchedWording[]
}

/** What is searched beside the words of a question. */
export interface Expansion {
  groups: WordingGroup[]
  /** Chinese wordings, for the ranking by characters. */
  characters: WeightedText[]
  /** What a text weighs that says it all: in the question's own language, and at most in another; and what is named. */
  weight: { own: number; foreign: number; concepts: number }
  alsoSearched: AlsoSearched[]
}

export const noExpansion: Expansion = {
  groups: [],
  characters: [],
  weight: { own: 0, foreign: 0, concepts: 0 },
  alsoSearched: [],
}

/**
 * The concepts that a question names, in the words of statutes: in its own language, and in the others, where its
 * single words are translated too.
 *
 * @param only the one language that is searched, where that is so
 */
export function expand(
  index: SegmentedIndex,
  glossary: Glossary,
  { free, exclusions }: ParsedQuestion,
  only?: TextLanguage,
): Expansion {
  const searched = only ? [only] : languages
  const sayable = sayableOf(free, glossary)
  const named = glossary.find(sayable)
  const concepts = named.reduce((sum, { weight }) => sum + weight, 0)
  const candidates: Candidate[] = [
    ...named.flatMap((one) => searched.flatMap((language) => candidateOf(one, language, sayable))),
    ...glossary.translate(sayable, searched).map(translatedCandidate),
  ].sort((one, other) => other.relevance - one.relevance)
  const groups: WordingGroup[] = []
  let left = Math.max(budget.least, index.statistics.units * budget.part)
  for (const { said, relevance, ...candidate } of candidates) {
    const wordings = said
      .filter(({ wording }) => !exclusions.some((excluded) => hasPhrase(wording, excluded)))
      .flatMap(({ wording, part }) => searchedWording(index, wording, part) ?? [])
    left -= costOf(index, wordings)
    if (left < 0) break
    const { words } = candidate.isOwn ? share.own : share.foreign
    if (wordings.length > 0) groups.push({ ...candidate, weight: relevance * words, wordings })
  }
  return expansionOf(groups, concepts)
}

/** What could be searched in one language. */
interface Candidate extends Pick<WordingGroup, 'language' | 'isOwn' | 'isConcept' | 'isTold'> {
  /** How much of the question it is. */
  relevance: number
  /** Wordings, and the part of the relevance that each has. */
  said: { wording: Wording; part: number }[]
}

/**
 * In another language a concept that is not sure counts less, the less of it is named. Without such, Recall@10 of
 * questions in three languages falls by .04 for English ones and .03 for Russian ones.
 */
function candidateOf(
  { concept, coverage, isSure, language: own, weight }: NamedConcept,
  language: TextLanguage,
  question: string,
): Candidate {
  const isOwn = language === own
  const said = concept.wordings[language]
    .filter(({ text }) => !(isOwn && question.includes(text)))
    .map((wording) => ({ wording, part: 1 }))
  const relevance = isOwn ? weight * coverage ** partPower : isSure ? weight : weight * Math.sqrt(coverage)
  const isTold = isSure && coverage >= told.leastCoverage
  return { language, isOwn, isConcept: true, isTold, relevance, said }
}

function translatedCandidate({ into, weight, translations }: TranslatedWord): Candidate {
  const said = translations.map(({ wording, probability }) => ({ wording, part: probability }))
  const isTold = said.some(({ part }) => part >= told.leastProbability)
  return {
    language: into,
    isOwn: false,
    isConcept: false,
    isTold,
    relevance: weight * translatedWeight,
    said,
  }
}

/** Null when no text has a word of it that tells anything. */
function searchedWording(
  { analyser, statistics }: SegmentedIndex,
  wording: Wording,
  part: number,
): SearchedWording | null {
  const { units } = statistics
  const most = Math.max(common.texts, units * common.part)
  const terms: SearchedWording['terms'] = []
  let total = 0
  for (const { term } of wording.words) {
    const id = analyser.idOf(term)
    const frequency = id === -1 ? 0 : (statistics.termUnits[id] ?? 0)
    if (frequency > most) continue
    const weight = inverseFrequency(frequency, units)
    total += weight
    if (frequency > 0) terms.push({ id, weight })
  }
  return terms.length > 0 ? { wording, terms, total: total / part } : null
}

function costOf({ statistics }: SegmentedIndex, wordings: SearchedWording[]): number {
  const costs = wordings.flatMap(({ terms }) => terms.map(({ id }) => statistics.termUnits[id]!))
  return costs.reduce((sum, cost) => sum + cost, 0)
}

function hasPhrase({ words }: Wording, phrase: Phrase): boolean {
  return phrase.words.every(({ term }) => words.some((word) => word.term === term))
}

function expansionOf(groups: WordingGroup[], concepts: number): Expansion {
  if (groups.length === 0) return { ...noExpansion, weight: { ...noExpansion.weight, concepts } }
  const most = Math.max(
    ...groups.map(({ weight, isOwn }) => weight / (isOwn ? share.own : share.foreign).words),
  )
  const characters = groups.flatMap(({ language, isOwn, weight, wordings }) => {
    if (language !== 'zh') return []
    const { characters: part, words } = isOwn ? share.own : share.foreign
    return wordings.map(({ wording }) => ({ text: wording.text, share: (part * weight) / words / most }))
  })
  const inLanguage = (language: TextLanguage) => groups.filter((group) => group.language === language)
  const weightOf = (some: WordingGroup[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  const foreign = languages.map((language) => weightOf(inLanguage(language).filter(({ isOwn }) => !isOwn)))
  const alsoSearched = languages.flatMap((language) => {
    const terms = toldTerms(inLanguage(language))
    return terms.length > 0 ? [{ language, terms }] : []
  })
  return {
    groups,
    characters,
    weight: { own: weightOf(groups.filter(({ isOwn }) => isOwn)), foreign: Math.max(...foreign), concepts },
    alsoSearched,
  }
}

/**
 * What weighs most: the first wording of each concept, then the second of each; where no concept is named, the words
 * that are translated by themselves.
 */
function toldTerms(groups: WordingGroup[]): string[] {
  const least = told.leastPart * Math.max(0, ...groups.map(({ weight }) => weight))
  const weighty = groups.filter(({ isTold, weight }) => isTold && weight >= least)
  const concepts = weighty.filter(({ isConcept }) => isConcept)
  const terms = new Set<string>()
  for (const [rank] of concepts.flatMap(textsOf).entries()) {
    for (const texts of concepts.map(textsOf)) if (rank < texts.length) terms.add(texts[rank]!)
  }
  if (concepts.length === 0) for (const group of weighty) terms.add(textsOf(group)[0]!)
  return [...terms].slice(0, told.most)
}

function textsOf({ wordings }: WordingGroup): string[] {
  return wordings.map(({ wording }) => wording.text)
}
