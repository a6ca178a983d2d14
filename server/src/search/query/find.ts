import { answeredPlaces, type AnsweredPlace, placesOf } from '../answered/answered-places.ts'
import type { Answered } from '../answered/answered-questions.ts'
import { CandidateReader } from '../answered/candidate-reader.ts'
import { type Recall, unitName } from '../answered/recall.ts'
import type { Cited } from '../citation/cited.ts'
import type { NearUnit, TextLanguage } from '../door.ts'
import type { Expansion } from '../expansion/expand.ts'
import { expand, noExpansion } from '../expansion/expand.ts'
import type { Glossary } from '../expansion/glossary.ts'
import { scoreExpansion } from '../expansion/score-expansion.ts'
import { isHeldIn, type LiveSegment } from '../index/live-segment.ts'
import { languages, readKey } from '../index/segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { applyConstraints, type IsOpen } from '../scoring/constraints.ts'
import type { GroupFilter } from '../filter/group-filter.ts'
import type { HitsInput, Wanted } from './hits.ts'
import { Hits, leastRelevant } from './hits.ts'
import type { ParsedQuestion } from '../question/parse-question.ts'
import { parseQuestion } from '../question/parse-question.ts'
import { keepTelling } from '../scoring/keep-telling.ts'
import { CharacterScorer } from '../scoring/score-characters.ts'
import { scoreTitles } from '../scoring/score-titles.ts'
import { scoreWords } from '../scoring/score-words.ts'

/** A question, whatever the collection it is put to. */
export interface Asked {
  /** At most `questionLimit` characters. */
  keyword: string
  field: 'text' | 'title'
  /** Keys of the units that are looked at, beside titles. */
  units?: readonly string[] | undefined
  /** Only texts in this language are found. */
  textLanguage?: TextLanguage | undefined
  reader: TextLanguage
  /** Only what says much of the question is found. */
  telling?: boolean | undefined
  wanted: Wanted
  /** What is found is put in order by what it has of the question; without it, it is found alone. */
  isRanked: boolean
  filter: GroupFilter
  isSpoken: boolean
  /** Citations have been taken out of it. */
  isCitation: boolean
  cited: Cited | null
  /** What was answered before, where that tells anything of it. */
  answered: Answered | null
  /** What was found by other means, and nothing else is. */
  near?: readonly NearUnit[] | undefined
  count: HitsInput['count']
}

export interface Found {
  parsed: ParsedQuestion
  expansion: Expansion
  hits: Hits
  /** What was answered before that is like it. */
  recall: Recall | null
}

/** Finds what answers a question. The index holds its scores until the next one. */
export function find(
  index: SegmentedIndex,
  glossary: Glossary,
  { keyword, field, units, textLanguage, reader, telling, wanted, filter, ...asked }: Asked,
): Found {
  const { analyser, statistics } = index
  const { isSpoken, isCitation, isRanked, cited, answered, count } = asked
  const question = parseQuestion(keyword, analyser, statistics, isSpoken)
  // A citation that leaves nothing over asks for what it cites alone, and what was found by other means is not all.
  const parsed = isCitation || asked.near ? { ...question, asksForAll: false } : question
  const isInText = field === 'text' && !parsed.asksForAll
  // What is named by its title or number is not looked for in other words.
  const expansion =
    isInText && (isCitation || !cited) ? expand(index, glossary, parsed, textLanguage) : noExpansion
  const isOpen = units && openUnits(units)
  const recall = (isInText && answered?.recall(parsed.asked)) || null
  const places = recall ? answeredPlaces(index, telling ? recall.same : recall.similar) : noPlaces
  const weight = asked.near
    ? scoreNear(index, asked.near)
    : score(index, parsed, expansion, { field, of: wanted.of, isOpen, places, recall, telling })
  if (textLanguage) keepLanguage(index, textLanguage)
  const { asksForAll } = parsed
  const hits = new Hits({ index, filter, cited, wanted, reader, weight, asksForAll, count })
  if (isInText && isRanked && !asked.near) {
    const scorer = new CharacterScorer(
      [{ text: parsed.asked, share: 1 }, ...expansion.characters],
      statistics,
    )
    if (!scorer.isEmpty) hits.rankAgain(scorer)
  }
  if (recall?.weights && answered && isRanked) {
    const candidates = new CandidateReader({ answered, recall, places }, index)
    hits.rankByAnswers([...places.values()].flat(), candidates)
  }
  return { parsed, expansion, recall, hits }
}

/**
 * Fills the score of every unit: what it has of the question, 0 where it does not match.
 *
 * @returns the question's weight: of its words and of what is searched beside them in one language; 0 where every match
 *   counts
 */
function score(
  index: SegmentedIndex,
  parsed: ParsedQuestion,
  expansion: Expansion,
  {
    field,
    of,
    isOpen,
    places,
    recall,
    telling,
  }: {
    field: Asked['field']
    of: Wanted['of']
    isOpen: IsOpen | undefined
    places: ReadonlyMap<string, readonly AnsweredPlace[]>
    recall: Recall | null
    telling: Asked['telling']
  },
): number {
  let weight = 0
  if (parsed.asksForAll) for (const live of index.segments) live.scores.fill(1)
  else if (field === 'title') scoreTitles(index, parsed.asked, of)
  else {
    const { own, foreign } = expansion.weight
    weight = Math.max(scoreWords(index, parsed.tellingWords) + own, foreign)
    scoreExpansion(index, expansion)
    if (telling) keepTelling(index, parsed.asked)
    // Words of another language weigh more together than any text of theirs scores: what answered would stand first.
    const least = leastRelevant(weight, recall?.isByConcepts ? highestScore(index) : Infinity)
    for (const { live, unit } of [...places.values()].flat()) {
      live.scores[unit] = Math.max(live.scores[unit]!, least)
    }
  }
  if (isOpen && !parsed.asksForAll) for (const live of index.segments) keepOpen(live, isOpen)
  if (parsed.phrases.length > 0 || parsed.exclusions.length > 0) {
    for (const live of index.segments)
      applyConstraints(live, parsed, parsed.asksForAll && of === 'groups', isOpen)
  }
  return weight
}

function highestScore({ segments }: SegmentedIndex): number {
  let highest = 0
  for (const { scores } of segments) for (const one of scores) if (one > highest) highest = one
  return highest
}

/** Fills the score of every unit by what was found by other means, in the first language of each; every one of them counts. */
function scoreNear(index: SegmentedIndex, near: readonly NearUnit[]): number {
  for (const { scores } of index.segments) scores.fill(0)
  const places = placesOf(index, near)
  for (const { group, unit, score: worth } of near) {
    const [place] = places.get(unitName(group, unit)) ?? []
    if (place) place.live.scores[place.unit] = worth
  }
  return 0
}

const noPlaces: ReadonlyMap<string, readonly AnsweredPlace[]> = new Map()

/** Whether a unit of a segment is one of titles or of these keys. */
function openUnits(keys: readonly string[]): IsOpen {
  // A title has none.
  const open = new Set(['', ...keys])
  return ({ segment }, unit) => open.has(readKey(segment, unit))
}

/** Sets to 0 the scores of units that are not looked at. */
function keepOpen(live: LiveSegment, isOpen: IsOpen): void {
  const { scores } = live
  for (let unit = 0; unit < scores.length; unit++) {
    if (scores[unit]! > 0 && !isOpen(live, unit)) scores[unit] = 0
  }
}

/** Sets to 0 the scores of titles and texts in other languages, and of titles that no text of theirs is held with. */
function keepLanguage(index: SegmentedIndex, language: TextLanguage): void {
  const code = languages.indexOf(language)
  for (const live of index.segments) {
    const { scores, segment } = live
    for (let unit = 0; unit < scores.length; unit++) {
      if (segment.unitLanguages[unit] !== code) scores[unit] = 0
    }
    for (const [group, texts] of segment.articleStarts.entries()) {
      if (!isHeldIn(live, group, language)) scores.fill(0, segment.groupStarts[group], texts)
    }
  }
}
