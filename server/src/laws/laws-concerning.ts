import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { noPreference, type Timeliness } from '@portal/protocol/laws/constants.ts'
import type { Services } from '../kernel/services.ts'
import type { SearchQuestion } from '../search/door.ts'
import { leaningOf } from './leanings.ts'
import { lawCollection, type LawShown } from './search-collection.ts'

interface Concern {
  /** ISO 3166. */
  countries: readonly string[]
  /** What somebody does, in words. */
  keyword: string
  language: Language
  most: number
}

/**
 * How many laws of some countries are held, by their status; and those that words find, the best first, of whichever
 * country.
 */
export async function lawsConcerning(
  { engine, labels }: Pick<Services, 'engine' | 'labels'>,
  { countries, keyword, language, most }: Concern,
) {
  const asked: SearchQuestion = {
    keyword: '',
    field: 'text',
    of: 'groups',
    filters: { values: { country: countries } },
    page: 1,
    size: 1,
    sort: 'newest',
    language,
    today: zoneToday(),
  }
  const held = await engine.search<LawShown>(lawCollection.kind, asked)
  const found = await engine.search<LawShown>(lawCollection.kind, {
    ...asked,
    ...leaningOf({ keyword, chosen: noPreference, reader: language }),
    keyword,
    size: most,
    sort: 'relevance',
  })
  const names = await labels.current()
  const named = (type: string, code: unknown) => names.of(type, String(code), language)
  return {
    total: held.total,
    statuses: (held.facets['timeliness'] ?? []).map(({ value, count }) => ({
      status: named('LAW_TIMELINESS', value),
      count,
    })),
    laws: found.groups.map(({ title, titleLanguage, values, dates, shown }) => ({
      title,
      titleLanguage,
      address: `/${shown.address}`,
      country: named('COUNTRY', values['country']),
      timeliness: String(values['timeliness']) as Timeliness,
      status: named('LAW_TIMELINESS', values['timeliness']),
      effectiveOn: dates['effectiveOn'] ?? null,
    })),
  }
}
