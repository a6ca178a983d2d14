import type { SearchAnswer, SearchQuestion } from '../door.ts'
import { resolveCitation } from '../citation/resolve-citation.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { applyConstraints } from './constraints.ts'
import { didYouMean } from './did-you-mean.ts'
import { GroupFilter } from './group-filter.ts'
import { Hits } from './hits.ts'
import { Marker } from './marker.ts'
import type { ParsedQuestion } from './parse-question.ts'
import { parseQuestion, questionLimit } from './parse-question.ts'
import { Presenter } from './presenter.ts'
import { CharacterScorer } from './score-characters.ts'
import { scoreTitles } from './score-titles.ts'
import { scoreWords } from './score-words.ts'

/** Answers one question, in one go. */
export function search(index: SegmentedIndex, question: SearchQuestion): SearchAnswer {
  const start = performance.now()
  const keyword = question.keyword.slice(0, questionLimit)
  const parsed = parseQuestion(keyword, index.analyser, index.statistics)
  const filter = new GroupFilter(index.values, question.filters, question.today)
  const citation = resolveCitation(keyword, index, question.language, filter)
  const weight = score(index, question, parsed)
  const hits = new Hits(index, filter, question, citation, { weight, asksForAll: parsed.asksForAll })
  if (question.field === 'text' && !parsed.asksForAll) {
    const scorer = new CharacterScorer(parsed.asked, index.statistics)
    if (!scorer.isEmpty) hits.rankAgain(scorer)
  }
  const presenter = new Presenter(hits, filter, new Marker(parsed, index.statistics), question.language)
  const page = hits.page()
  return {
    total: hits.total,
    laws: question.unit === 'law' ? page.map((place) => presenter.law(place)) : [],
    articles: question.unit === 'article' ? page.map((place) => presenter.article(place)) : [],
    facets: hits.facets,
    resolved: citation?.resolved ?? null,
    didYouMean: hits.total === 0 && !parsed.asksForAll ? didYouMean(index, parsed.asked) : [],
    took: performance.now() - start,
  }
}

/**
 * Fills the score of every unit: what it has of the question, 0 where it does not match.
 *
 * @returns the question's weight, as `scoreWords` gives it; 0 where every match counts
 */
function score(index: SegmentedIndex, { field, unit }: SearchQuestion, parsed: ParsedQuestion): number {
  let weight = 0
  if (parsed.asksForAll) for (const live of index.segments) live.scores.fill(1)
  else if (field === 'title') scoreTitles(index, parsed.asked, unit)
  else weight = scoreWords(index, parsed.words)
  if (parsed.phrases.length > 0 || parsed.exclusions.length > 0) {
    for (const live of index.segments) applyConstraints(live, parsed, parsed.asksForAll && unit === 'law')
  }
  return weight
}
