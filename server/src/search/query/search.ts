import { resolve } from '../citation/resolve.ts'
import type { Answered } from '../answered/answered-questions.ts'
import type { Recall } from '../answered/recall.ts'
import type { AskedBefore, FirstIds, SearchAnswer, SearchFigures, SearchQuestion } from '../door.ts'
import type { Glossary } from '../expansion/glossary.ts'
import { GroupFilter } from '../filter/group-filter.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import { questionLimit, withoutSaid } from '../question/parse-question.ts'
import { didYouMean, mistyped, suggestionLimit } from './did-you-mean.ts'
import { FacetCounter } from './facet-counter.ts'
import { find } from './find.ts'
import { firstIds, idOf } from './first-ids.ts'
import { Marker } from './marker.ts'
import { Presenter } from './presenter.ts'
import { Quoter } from './quoter.ts'

/** Values of a figure that are told of those that a group has several of. */
const toldLimit = 20

const toldQuestions = 3

/** What questions are understood by beside the index. */
interface Knowledge {
  glossary: Glossary
  answered: Answered
}

/** Answers one question, in one go. */
export function search(index: SegmentedIndex, known: Knowledge, question: SearchQuestion): SearchAnswer {
  const start = performance.now()
  const { counter, filter, found, named } = ask(index, known, question, 'facets')
  const { parsed, expansion, hits, recall } = found
  const marker = new Marker(parsed, expansion, index.statistics)
  const presenter = new Presenter(hits, filter, marker, question.language, question.textLanguage)
  const page = hits.page()
  const quoter = question.quotes ? new Quoter(index, parsed, expansion) : null
  return {
    total: hits.total,
    groups: question.of === 'groups' ? page.map((place) => presenter.group(place)) : [],
    units: question.of === 'units' ? page.map((place) => presenter.unit(place, quoter)) : [],
    facets: counter.facets(),
    resolved: named.cited?.resolved ?? null,
    notHeld: named.notHeld,
    wordings: named.wordings,
    isActOpen: named.isActOpen,
    didYouMean:
      parsed.asksForAll || named.cited || named.notHeld.length > 0
        ? []
        : meant(index, known.glossary, parsed.asked, hits.total > 0),
    alsoSearched: expansion.alsoSearched,
    askedBefore: recall ? askedBefore(recall) : [],
    conceptWeight: expansion.weight.concepts,
    took: performance.now() - start,
  }
}

function askedBefore({ same }: Recall): AskedBefore[] {
  return same
    .slice(0, toldQuestions)
    .map(({ held: { kind, id, question, path } }) => ({ kind, id, question, path }))
}

/** Other wordings worth trying: without a mistyped word; where nothing was found, all that are like the question. */
function meant(index: SegmentedIndex, glossary: Glossary, asked: string, isFound: boolean): string[] {
  const corrected = mistyped(index, glossary, asked)
  const others = isFound ? [] : didYouMean(index, asked)
  return [...new Set([...(corrected === null ? [] : [corrected]), ...others])].slice(0, suggestionLimit)
}

/** Counts all groups that a question finds, every filter applied. */
export function analyse(index: SegmentedIndex, known: Knowledge, question: SearchQuestion): SearchFigures {
  const { counter, found } = ask(index, known, { ...question, of: 'groups' }, 'figures')
  const { values } = index.collection.declaration
  const figures = Object.entries(counter.figures()).map(([name, { basis, counts }]) => [
    name,
    { basis, counts: values[name] === 'many' ? counts.slice(0, toldLimit) : counts },
  ])
  return {
    total: found.hits.total,
    figures: Object.fromEntries(figures) as SearchFigures['figures'],
  }
}

/** Ids of all groups that a question finds, for an order that the index does not know. */
export function everyId(index: SegmentedIndex, known: Knowledge, question: SearchQuestion): string[] {
  return everyGroup(index, known, question).map(idOf)
}

/** Ids of what stands on the pages up to the one asked for, for an order of which the index knows the days. */
export function idsUpToPage(index: SegmentedIndex, known: Knowledge, question: SearchQuestion): FirstIds {
  return firstIds(index, everyGroup(index, known, question), question)
}

function everyGroup(index: SegmentedIndex, known: Knowledge, question: SearchQuestion) {
  return ask(index, known, { ...question, of: 'groups' }, 'nothing').found.hits.groups()
}

/** @param counted what is counted of all that is found */
function ask(
  index: SegmentedIndex,
  { glossary, answered }: Knowledge,
  question: SearchQuestion,
  counted: 'facets' | 'figures' | 'nothing',
) {
  const {
    field,
    units,
    filters,
    telling,
    leanings,
    said = [],
    language,
    page,
    size,
    sort,
    by,
    textLanguage,
    today,
    near,
  } = question
  const { declaration } = index.collection
  const keyword = question.keyword.slice(0, questionLimit)
  const filter = new GroupFilter(index.collection, index.values, filters, today, leanings)
  const named = resolve(keyword, index, filter, { reader: language, only: textLanguage })
  // Whoever asks nothing reads a list of all that is held.
  const asOne = keyword.trim() !== ''
  const names = counted === 'nothing' ? [] : declaration[counted]
  const counter = new FacetCounter(index, filter, { names, asOne })
  const rest = field === 'text' ? withoutSaid(named.rest, said) : named.rest
  // What names a country, a law or an article and nothing else asks no question.
  const isQuestion = named.cited === null && named.rest === keyword && (said.length === 0 || rest !== keyword)
  const found = find(index, glossary, {
    keyword: rest,
    isSpoken: question.spoken ?? false,
    isCitation: named.rest !== keyword,
    answered: isQuestion && declaration.answers && !near ? answered : null,
    near,
    field,
    units,
    textLanguage,
    reader: language,
    telling,
    wanted: { of: question.of, page, size, sort, by, asOne },
    isRanked: counted === 'facets',
    filter,
    cited: near ? null : named.cited,
    count:
      names.length === 0
        ? null
        : (live, group, failures) => {
            if (counted === 'facets' || failures === 0) counter.count(live, group, failures)
          },
  })
  return { counter, filter, found, named }
}
