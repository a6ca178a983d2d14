import { facetNames, type FacetName } from '@portal/protocol/laws/constants.ts'
import type { LawSearch } from '@portal/protocol/laws/schemas.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { lawAddress } from './address.ts'
import type { LawDocument } from './document.ts'
import { demoDocuments, searchAll, searchLaws } from './fixtures.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal({ isDemo: true })
  await portal.follower.caughtUp()
})
afterAll(() => portal.close())

const today = zoneToday()
const corpus = [...new Map(demoDocuments().map((document) => [lawAddress(document), document])).values()]

/** First day of the wording shown, where its document records it, else the law's. */
function firstDayOf(law: LawDocument): string | null {
  return law.inForceFrom ?? law.effectiveOn
}

function timeliness(law: LawDocument): string {
  if (law.repealedOn && law.repealedOn <= today) return 'REPEALED'
  if ((firstDayOf(law) ?? '') > today) return 'NOT_YET_IN_FORCE'
  return law.status ?? (law.amended ? 'AMENDED' : 'IN_FORCE')
}

/** The value of a law in a facet, as its document says it. */
const valueOf: Record<FacetName, (law: LawDocument) => string> = {
  country: (law) => law.country,
  effectLevel: (law) => law.effectLevel,
  category: (law) => law.category,
  publishDepartment: (law) => law.publishDepartment.zh,
  timeliness,
  year: (law) => (firstDayOf(law) ?? law.adoptedOn ?? '').slice(0, 4),
}

type Chosen = Partial<Record<FacetName, string[]>> & { effectiveFrom?: string; effectiveTo?: string }

function passes(law: LawDocument, chosen: Chosen, but?: FacetName): boolean {
  const { effectiveFrom, effectiveTo } = chosen
  const day = firstDayOf(law)
  if (effectiveFrom && !(day && day >= effectiveFrom)) return false
  if (effectiveTo && !(day && day <= effectiveTo)) return false
  return facetNames.every(
    (name) => name === but || !chosen[name] || chosen[name].includes(valueOf[name](law)),
  )
}

function bodyOf({ year, ...chosen }: Chosen): LawSearch {
  return { ...chosen, ...(year && { year: year.map(Number) }) } as LawSearch
}

const addresses = (laws: LawDocument[]) => laws.map((law) => `/eli/${lawAddress(law)}`).toSorted()

async function found(chosen: Chosen): Promise<string[]> {
  return (await searchAll(portal, bodyOf(chosen))).map(({ address }) => address).toSorted()
}

function countsOf(name: FacetName, chosen: Chosen): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const law of corpus.filter((one) => passes(one, chosen, name))) {
    const value = valueOf[name](law)
    if (value) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

const valuesOf = (name: FacetName) => [...new Set(corpus.map(valueOf[name]))].filter(Boolean).toSorted()

describe('without a filter', () => {
  test('every law of the demo corpus is found once', async () => {
    const hits = await found({})
    expect(hits).toEqual(addresses(corpus))
    expect(new Set(hits).size).toBe(hits.length)
    expect(hits.length).toBeGreaterThanOrEqual(160)
  })

  test.each(facetNames)('the facet %s has every value with its count', async (name) => {
    const { facets, page } = await searchLaws(portal, {})
    const counts = Object.fromEntries(facets[name].map(({ value, count }) => [value, count]))
    expect(counts).toEqual(countsOf(name, {}))
    const sum = facets[name].reduce((total, { count }) => total + count, 0)
    expect(sum).toBe(page.totalElements)
  })

  test('each facet stands in its order: years newest first, the others by count', async () => {
    const { facets } = await searchLaws(portal, {})
    for (const name of facetNames) {
      const keys = facets[name].map(({ value, count }) => (name === 'year' ? Number(value) : count))
      expect(keys, name).toEqual(keys.toSorted((one, other) => other - one))
    }
  })

  test.each(['zh', 'en', 'ru'])('every value of a facet has a name in %s', async (language) => {
    const { facets } = await searchLaws(portal, {}, { language })
    const own = {
      zh: /\p{Script=Han}/u,
      en: /^[\p{Script=Latin}\p{P}\p{Zs}\d]+$/u,
      ru: /\p{Script=Cyrillic}/u,
    }
    for (const name of facetNames) {
      if (name === 'year' || name === 'publishDepartment') continue
      for (const { label } of facets[name]) expect(label).toMatch(own[language as 'zh' | 'en' | 'ru'])
    }
  })
})

describe('one filter alone finds what its definition says', () => {
  test.each(facetNames.flatMap((name) => valuesOf(name).map((value) => ({ name, value }))))(
    '$name = $value',
    async ({ name, value }) => {
      const chosen = { [name]: [value] }
      const expected = addresses(corpus.filter((law) => passes(law, chosen)))
      expect(expected.length).toBeGreaterThan(0)
      expect(await found(chosen)).toEqual(expected)
    },
  )

  test.each([
    { effectiveFrom: '2020-01-01' },
    { effectiveTo: '2000-12-31' },
    { effectiveFrom: '2010-01-01', effectiveTo: '2019-12-31' },
    { effectiveFrom: '2021-01-01', effectiveTo: '2021-01-01' },
    { effectiveFrom: '2020-01-01', effectiveTo: '2010-01-01' },
    { effectiveFrom: '0001-01-01', effectiveTo: '9999-12-31' },
  ])('effective dates %j', async (chosen) => {
    expect(await found(chosen)).toEqual(addresses(corpus.filter((law) => passes(law, chosen))))
  })

  test('one value is the same as a list of it', async () => {
    const single = await searchLaws(portal, { country: 'KZ' })
    expect(single).toEqual(await searchLaws(portal, { country: ['KZ'] }))
  })

  test('a value that nothing has finds nothing', async () => {
    for (const body of [{ country: 'ZZ' }, { year: 1234 }, { publishDepartment: '没有这个部门' }]) {
      const answer = await searchLaws(portal, body)
      expect(answer.content).toEqual([])
      expect(answer.page).toEqual({ number: 1, size: 10, totalElements: 0, totalPages: 0 })
    }
  })
})

describe('filters together', () => {
  const choice = fc.record(
    {
      ...Object.fromEntries(
        facetNames.map((name) => [name, fc.subarray(valuesOf(name).slice(0, 12), { minLength: 1 })]),
      ),
      effectiveFrom: fc.constantFrom('1990-01-01', '2005-06-15', '2015-01-01'),
      effectiveTo: fc.constantFrom('2012-12-31', '2020-06-30', '2026-12-31'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Chosen>

  test('find the laws that pass each, and count each facet over those that pass all others', async () => {
    await fc.assert(
      fc.asyncProperty(choice, async (chosen) => {
        const passing = corpus.filter((law) => passes(law, chosen))
        expect(await found(chosen)).toEqual(addresses(passing))
        const { facets, page } = await searchLaws(portal, bodyOf(chosen))
        expect(page.totalElements).toBe(passing.length)
        for (const name of facetNames) {
          const counts = Object.fromEntries(facets[name].map(({ value, count }) => [value, count]))
          expect(counts, name).toEqual(countsOf(name, chosen))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('narrow a question without changing its order', async () => {
    const all = await searchAll(portal, { keyword: '合同' })
    const narrowed = await searchAll(portal, { keyword: '合同', country: 'CN' })
    const chinese = all.filter(({ country }) => country === 'CN').map(({ id }) => id)
    expect(chinese.length).toBeGreaterThan(1)
    expect(narrowed.map(({ id }) => id).slice(0, 3)).toEqual(chinese.slice(0, 3))
  })
})

describe('the order', () => {
  const dateOf = ({ effectiveOn, adoptedOn }: { effectiveOn: string | null; adoptedOn: string | null }) =>
    effectiveOn ?? adoptedOn ?? ''

  test.each([
    ['newest', 1],
    ['oldest', -1],
  ] as const)('%s goes by the effective date, else by adoption', async (sort, direction) => {
    for (const keyword of ['', '合同', 'договор']) {
      const dates = (await searchAll(portal, { keyword, sort })).map(dateOf)
      expect(dates.length).toBeGreaterThan(2)
      const ordered = dates.toSorted((one, other) => (one < other ? direction : one > other ? -direction : 0))
      expect(dates).toEqual(ordered)
    }
  })

  test('by relevance goes by score', async () => {
    const scores = (await searchAll(portal, { keyword: '违约责任 赔偿' })).map(({ score }) => score)
    expect(scores.length).toBeGreaterThan(2)
    expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  })

  test.each(['relevance', 'newest', 'oldest'] as const)(
    '%s is the same over pages of any size',
    async (sort) => {
      const all = (await searchAll(portal, { keyword: '公司', sort })).map(({ id }) => id)
      const inSmall: string[] = []
      for (let page = 1; page <= Math.ceil(all.length / 7); page++) {
        const { content } = await searchLaws(portal, { keyword: '公司', sort, page, size: 7 })
        inSmall.push(...content.map(({ id }) => id))
      }
      expect(inSmall).toEqual(all)
    },
  )
})
