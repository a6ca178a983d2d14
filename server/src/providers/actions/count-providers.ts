import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { providerCalls } from '@portal/protocol/providers/calls.ts'
import { countryOfArea } from '@portal/protocol/kernel/area-code.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { countList, type Count, type CountedList } from '../counts.ts'
import { provinceOf, withAreas, type Filters } from '../filters.ts'
import { organizationKinds } from '@portal/protocol/providers/constants.ts'
import { countFound } from '../search.ts'

type Facet = Count['facet']

/** What a text finds in a list, counted by search. */
async function countsFound(
  services: Services,
  list: CountedList,
  asked: Filters,
  asker: Asker,
): Promise<Count[]> {
  const wanted = list === 'lawyers' ? [] : (asked.kind ?? organizationKinds)
  const kinds = organizationKinds.filter((kind) => wanted.includes(kind))
  const [all, organizations] = await Promise.all([
    countFound(services, asked, list, asker),
    kinds.length === 0 ? null : countFound(services, { ...asked, kind: kinds }, list, asker),
  ])
  const inAreas = new Map(organizations?.facets['area']?.map(({ value, count }) => [value, count]))
  const counted = Object.entries(all.facets).flatMap(([facet, found]) =>
    found.map(({ value: code, count }) => ({
      facet: facet as Facet,
      code,
      count,
      organizations: facet === 'area' ? (inAreas.get(code) ?? 0) : 0,
    })),
  )
  return [{ facet: 'total', code: '', count: all.total, organizations: 0 }, ...counted]
}

/**
 * Areas, the most first: beside each city its province with all of its cities, and with none those that were asked for
 * and have nobody.
 */
function areasOf(counts: readonly Count[], asked: readonly string[]) {
  const inAreas = counts.filter(({ facet, count }) => facet === 'area' && count > 0)
  const provinces = new Set(inAreas.map(({ code }) => provinceOf(code)))
  const codes = new Set([...asked, ...inAreas.map(({ code }) => code), ...provinces])
  const areas = [...codes].flatMap((code) => {
    if (code === null) return []
    const within = inAreas.filter((one) => one.code === code || provinceOf(one.code) === code)
    return {
      code,
      count: within.reduce((sum, { count }) => sum + count, 0),
      organizations: within.reduce((sum, { organizations }) => sum + organizations, 0),
      isProvince: provinces.has(code),
    }
  })
  return areas.toSorted((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1))
}

/** How many of a list the filters find, each group under all filters but its own. */
async function countIn(
  services: Services,
  list: CountedList,
  filters: Filters,
  asker: Asker,
): Promise<AnswerOf<typeof providerCalls.counts>> {
  const asked = await withAreas(services, filters)
  const counts =
    asked.keyword === undefined
      ? await countList(services.store.reader(), list, asked)
      : await countsFound(services, list, asked, asker)
  const labels = await services.labels.current()
  const of = (facet: Facet) =>
    counts.filter((one) => one.facet === facet && one.count > 0).map(({ code, count }) => ({ code, count }))
  return {
    total: of('total')[0]?.count ?? 0,
    kinds: of('kind'),
    specialties: of('specialty'),
    languages: of('language'),
    countries: of('country'),
    areas: areasOf(counts, filters.area ?? []).map((area) => ({
      ...area,
      name: labels.of('AREA', area.code, asker.language),
      country: countryOfArea(area.code),
    })),
  }
}

/** Of the directory. */
export function countProviders(
  services: Services,
  { query }: GivenOf<typeof providerCalls.counts>,
  asker: Asker,
) {
  return countIn(services, 'directory', query, asker)
}

/** Of lawyers and members of law offices. */
export function countLawyers(
  services: Services,
  { query }: GivenOf<typeof providerCalls.lawyerCounts>,
  asker: Asker,
) {
  return countIn(services, 'lawyers', query, asker)
}
