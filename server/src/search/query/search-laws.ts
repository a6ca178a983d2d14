import { resolveCitation } from '../citation/resolve-citation.ts'
import type { SearchAnswer, SearchQuestion } from '../door.ts'
import type { Glossary } from '../expansion/glossary.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { didYouMean } from './did-you-mean.ts'
import { FacetCounter } from './facet-counter.ts'
import { find } from './find.ts'
import { LawFilter, lawFilterBit } from './law-filter.ts'
import { LawPresenter } from './law-presenter.ts'
import { questionLimit } from './parse-question.ts'

/** Answers one question about laws, in one go. */
export function searchLaws(
  index: SegmentedIndex<'law'>,
  glossary: Glossary,
  question: SearchQuestion,
): SearchAnswer {
  const start = performance.now()
  const { field, language, page: number, size, sort, textLanguage, unit } = question
  const keyword = question.keyword.slice(0, questionLimit)
  const filter = new LawFilter(index.values, question.filters, question.today)
  const cited = resolveCitation(keyword, index, language, filter, textLanguage)
  const counter = facetsOf(index, filter)
  const { parsed, expansion, hits, marker } = find(index, glossary, {
    keyword,
    field,
    textLanguage,
    wanted: { of: unit === 'law' ? 'groups' : 'units', page: number, size, sort },
    filter,
    cited,
    count: (live, group, failures) => counter.count(live, group, failures),
  })
  const presenter = new LawPresenter(hits, filter, marker, language)
  const page = hits.page()
  return {
    total: hits.total,
    laws: unit === 'law' ? page.map((place) => presenter.law(place)) : [],
    articles: unit === 'article' ? page.map((place) => presenter.article(place)) : [],
    facets: counter.facets(),
    resolved: cited?.resolved ?? null,
    didYouMean: hits.total === 0 && !parsed.asksForAll ? didYouMean(index, parsed.asked) : [],
    alsoSearched: expansion.alsoSearched,
    took: performance.now() - start,
  }
}

function facetsOf({ values }: SegmentedIndex<'law'>, filter: LawFilter) {
  const facets = {
    country: { bit: lawFilterBit.country, values: values.country },
    department: { bit: lawFilterBit.department, values: values.department },
    category: { bit: lawFilterBit.category, values: values.category },
    effectLevel: { bit: lawFilterBit.effectLevel, values: values.effectLevel },
    timeliness: { bit: lawFilterBit.timeliness, values: values.timeliness },
    year: { bit: lawFilterBit.year, values: null },
  }
  return new FacetCounter<'law', keyof typeof facets>(facets, ({ columns, segment }) => ({
    ...columns,
    timeliness: Uint32Array.from(segment.groups, (_, law) => filter.timeliness(columns, law)),
  }))
}
