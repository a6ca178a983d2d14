import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { FacetName } from '@portal/protocol/laws/constants.ts'
import type { lawSearchBody, LawSearchAnswer } from '@portal/protocol/laws/schemas.ts'
import type { z } from 'zod'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import type { FacetCount, SearchGroup } from '../../search/door.ts'
import { shownQuestions } from '../asked-before.ts'
import { departmentsOf } from '../departments.ts'
import { lawFound, saidOfCitations } from '../law-found.ts'
import { lawQuestion } from '../law-question.ts'
import { leaningsOf } from '../leanings.ts'
import { shownPreferred } from '../shown-preferred.ts'
import { hitOrigin, lawCollection, type LawShown } from '../search-collection.ts'

type Body = z.output<typeof lawSearchBody>

/** The one value that a law has of a name. */
function valueOf(values: SearchGroup['values'], name: string): string {
  return String(values[name])
}

/** Answers a search with names in the reader's language. */
export async function searchLaws(
  services: Services,
  { body }: { body: Body },
  { language }: Asker,
): Promise<LawSearchAnswer> {
  const { keyword = '', prefer: chosen } = body
  const { preferred, ...leaning } = leaningsOf({ keyword, chosen, reader: language })
  const { unit, page, size, sort } = body
  const of = unit === 'law' ? 'groups' : 'units'
  const answer = await services.engine.search<LawShown>(lawCollection.kind, {
    ...lawQuestion(body, language, { of, page, size, sort }),
    ...leaning,
  })
  const labels = await services.labels.current()
  const departments = departmentsOf(services.db)
  const counted = (name: string): FacetCount[] => answer.facets[name] ?? []
  await departments.load([
    ...answer.groups.map(({ values }) => valueOf(values, 'department')),
    ...counted('department').map(({ value }) => value),
  ])

  function facet(counts: FacetCount[], label: (value: string) => string) {
    return counts.map(({ value, count }) => ({ value, label: label(value), count }))
  }
  const fromDictionary = (type: string) => (value: string) => labels.of(type, value, language)
  const facets: Record<FacetName, ReturnType<typeof facet>> = {
    country: facet(counted('country'), fromDictionary('COUNTRY')),
    effectLevel: facet(counted('effectLevel'), fromDictionary('LAW_EFFECT_LEVEL')),
    timeliness: facet(counted('timeliness'), fromDictionary('LAW_TIMELINESS')),
    category: facet(counted('category'), fromDictionary('LAW_CATEGORY')),
    year: facet(counted('year'), (value) => value),
    publishDepartment: facet(counted('department'), (value) => departments.in(value, language)),
  }
  const laws = answer.groups.map(({ values, dates, same, shown, unitCount, units, ...hit }) => ({
    ...hit,
    ...lawFound({ values, same, shown }),
    address: `/${shown.address}`,
    country: valueOf(values, 'country'),
    category: valueOf(values, 'category'),
    effectLevel: valueOf(values, 'effectLevel'),
    publishDepartment: departments.in(valueOf(values, 'department'), language),
    adoptedOn: dates['adoptedOn'] ?? null,
    effectiveOn: dates['effectiveOn'] ?? null,
    isVersionDay: dates['effectiveOn'] !== dates['begunOn'],
    titleOrigin: hitOrigin(shown, hit.titleLanguage),
    articleCount: unitCount,
    articles: units,
  }))
  const articles = answer.units.map(({ key, number, group, ...row }) => ({
    ...row,
    lawId: group.id,
    lawTitle: group.title,
    titleLanguage: group.titleLanguage,
    titleOrigin: hitOrigin(group.shown, group.titleLanguage),
    lawAddress: `/${group.shown.address}`,
    articleKey: key,
    articleNumber: number,
  }))
  return {
    content: body.unit === 'law' ? laws : articles,
    page: pageInfoOf(body.page, body.size, answer.total),
    facets,
    resolved: answer.resolved && {
      lawId: answer.resolved.id,
      address: `/${answer.resolved.shown.address}`,
      articleKey: answer.resolved.unitKey,
    },
    ...(await saidOfCitations(services.store.reader(), answer, language)),
    isActOpen: answer.isActOpen,
    didYouMean: answer.didYouMean,
    alsoSearched: answer.alsoSearched,
    askedBefore: await shownQuestions(services, answer.askedBefore, language),
    isComplete: services.follower.isComplete(),
    preferred: preferred && shownPreferred(preferred, labels, language),
  }
}
