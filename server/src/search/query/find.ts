import type { TextLanguage } from '../door.ts'
import type { Expansion } from '../expansion/expand.ts'
import { expand, noExpansion } from '../expansion/expand.ts'
import type { Glossary } from '../expansion/glossary.ts'
import { scoreExpansion } from '../expansion/score-expansion.ts'
import type { Kind } from '../index/collections.ts'
import { languages } from '../index/segment.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { applyConstraints } from './constraints.ts'
import type { GroupFilter } from './filter.ts'
import type { Cited, HitsInput, Wanted } from './hits.ts'
import { Hits } from './hits.ts'
import { Marker } from './marker.ts'
import type { ParsedQuestion } from './parse-question.ts'
import { parseQuestion } from './parse-question.ts'
import { CharacterScorer } from './score-characters.ts'
import { scoreTitles } from './score-titles.ts'
import { scoreWords } from './score-words.ts'

/** A question, whatever the collection it is put to. */
export interface Asked<K extends Kind> {
  /** At most `questionLimit` characters. */
  keyword: string
  field: 'text' | 'title'
  /** Only texts in this language are found. */
  textLanguage?: TextLanguage | undefined
  wanted: Wanted
  filter: GroupFilter<K>
  cited: Cited<K> | null
  count: HitsInput<K>['count']
}

export interface Found<K extends Kind> {
  parsed: ParsedQuestion
  expansion: Expansion
  hits: Hits<K>
  marker: Marker
}

/** Finds what answers a question. The index holds its scores until the next one. */
export function find<K extends Kind>(
  index: SegmentedIndex<K>,
  glossary: Glossary,
  { keyword, field, textLanguage, wanted, filter, cited, count }: Asked<K>,
): Found<K> {
  const { analyser, statistics } = index
  const parsed = parseQuestion(keyword, analyser, statistics)
  const isInText = field === 'text' && !parsed.asksForAll
  // What is named by its title or number is not looked for in other words.
  const expansion = isInText && !cited ? expand(index, glossary, parsed, textLanguage) : noExpansion
  const weight = score(index, parsed, expansion, field, wanted.of)
  if (textLanguage) keepLanguage(index, textLanguage)
  const { asksForAll } = parsed
  const hits = new Hits({ index, filter, cited, wanted, weight, asksForAll, count })
  if (isInText) {
    const scorer = new CharacterScorer(
      [{ text: parsed.asked, share: 1 }, ...expansion.characters],
      statistics,
    )
    if (!scorer.isEmpty) hits.rankAgain(scorer)
  }
  return { parsed, expansion, hits, marker: new Marker(parsed, expansion, statistics) }
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
  field: Asked<Kind>['field'],
  of: Wanted['of'],
): number {
  let weight = 0
  if (parsed.asksForAll) for (const live of index.segments) live.scores.fill(1)
  else if (field === 'title') scoreTitles(index, parsed.asked, of)
  else {
    const { own, foreign } = expansion.weight
    weight = Math.max(scoreWords(index, parsed.words) + own, foreign)
    scoreExpansion(index, expansion)
  }
  if (parsed.phrases.length > 0 || parsed.exclusions.length > 0) {
    for (const live of index.segments) applyConstraints(live, parsed, parsed.asksForAll && of === 'groups')
  }
  return weight
}

/** Sets to 0 the scores of titles and texts in other languages. */
function keepLanguage(index: SegmentedIndex, language: TextLanguage): void {
  const code = languages.indexOf(language)
  for (const { scores, segment } of index.segments) {
    for (let unit = 0; unit < scores.length; unit++) {
      if (segment.unitLanguages[unit] !== code) scores[unit] = 0
    }
  }
}
