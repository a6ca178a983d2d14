import { resolveCase } from '../citation/resolve-case.ts'
import type { CaseAnswer, CaseFigures, CaseQuestion } from '../door.ts'
import type { Glossary } from '../expansion/glossary.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import type { LiveSegment } from '../index/live-segment.ts'
import { CaseFilter, caseFilterBit } from './case-filter.ts'
import { CasePresenter } from './case-presenter.ts'
import { CitedCounter } from './cited-counter.ts'
import { didYouMean } from './did-you-mean.ts'
import { FacetCounter } from './facet-counter.ts'
import { find, type Found } from './find.ts'
import { questionLimit } from './parse-question.ts'

/** Answers one question about cases, in one go. */
export function searchCases(
  index: SegmentedIndex<'case'>,
  glossary: Glossary,
  question: CaseQuestion,
): CaseAnswer {
  const start = performance.now()
  const counter = facetsOf(index)
  const found = findCases(index, glossary, question, (live, one, failures) =>
    counter.count(live, one, failures),
  )
  const { parsed, expansion, hits, marker, resolved } = found
  const presenter = new CasePresenter(hits, marker, question.language)
  return {
    total: hits.total,
    cases: hits.page().map((place) => presenter.hit(place)),
    facets: counter.facets(),
    resolved,
    didYouMean: hits.total === 0 && !parsed.asksForAll ? didYouMean(index, parsed.asked) : [],
    alsoSearched: expansion.alsoSearched,
    took: performance.now() - start,
  }
}

/** Counts all cases that a question finds. */
export function analyseCases(
  index: SegmentedIndex<'case'>,
  glossary: Glossary,
  question: CaseQuestion,
): CaseFigures {
  const counter = facetsOf(index)
  const cited = new CitedCounter(index.values.cites)
  const { hits } = findCases(index, glossary, question, (live, one, failures) => {
    if (failures !== 0) return
    counter.count(live, one, failures)
    cited.count(live, one)
  })
  const facets = counter.facets()
  const figure = (counts: CaseAnswer['facets']['country']) => ({
    basis: counts.reduce((sum, { count }) => sum + count, 0),
    counts,
  })
  return {
    total: hits.total,
    figures: {
      country: figure(facets.country),
      court: figure(facets.court),
      type: figure(facets.type),
      cause: figure(facets.cause),
      documentType: figure(facets.documentType),
      year: figure(facets.year),
    },
    articles: cited.figure(),
  }
}

function findCases(
  index: SegmentedIndex<'case'>,
  glossary: Glossary,
  { field, filters, keyword: typed, page, size, sort, textLanguage }: CaseQuestion,
  count: (live: LiveSegment<'case'>, one: number, failures: number) => void,
): Found<'case'> & { resolved: string | null } {
  const keyword = typed.slice(0, questionLimit)
  const filter = new CaseFilter(index.values, filters)
  const cited = resolveCase(keyword, index, filter, textLanguage)
  const wanted = { of: 'groups', page, size, sort } as const
  const found = find(index, glossary, { keyword, field, textLanguage, wanted, filter, cited, count })
  return { ...found, resolved: cited?.resolved ?? null }
}

function facetsOf({ values }: SegmentedIndex<'case'>) {
  const facets = {
    country: { bit: caseFilterBit.country, values: values.country },
    court: { bit: caseFilterBit.court, values: values.court },
    type: { bit: caseFilterBit.type, values: values.type },
    cause: { bit: caseFilterBit.cause, values: values.cause },
    documentType: { bit: caseFilterBit.documentType, values: values.documentType },
    year: { bit: caseFilterBit.year, values: null },
  }
  return new FacetCounter<'case', keyof typeof facets>(facets, ({ columns }) => columns)
}
