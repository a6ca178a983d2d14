import { caseFacetNames, type CaseFacetName } from '@portal/protocol/cases/constants.ts'
import type { CaseChoices, CaseSearch } from '@portal/protocol/cases/schemas.ts'
import { calls } from '@portal/protocol/calls.ts'
import { writtenIn } from '@portal/protocol/kernel/written-in.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectCode, makeCall } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { caseNumberKey } from '../text/case-number.ts'
import { fold } from '../text/characters.ts'
import type { CaseDocument } from './document.ts'
import { analyse, demoCases, searchAll, searchCases } from './fixtures.ts'
import { caseIdentity } from './identity.ts'

let portal: Portal
/** The cases by their id, as their documents say them. */
let byId: Map<string, CaseDocument>
/** What each case cites, by the database. */
let cites: Map<string, Set<string>>

const corpus = demoCases()

beforeAll(async () => {
  portal = await openTestPortal({ isDemo: true })
  await portal.follower.caughtUp()
  const { db } = portal.services
  const rows = await db.selectFrom('judicial_case').select(['id', 'identity']).execute()
  const documents = new Map(corpus.map((document) => [caseIdentity(document), document]))
  byId = new Map(rows.map(({ id, identity }) => [id, documents.get(identity)!]))
  const citations = await db
    .selectFrom('citation')
    .select(['source_id', 'target_id', 'article_key'])
    .where('source_kind', '=', 'case')
    .where('target_kind', '=', 'law')
    .execute()
  cites = new Map(rows.map(({ id }) => [id, new Set<string>()]))
  for (const { source_id, target_id, article_key } of citations) {
    cites.get(source_id)!.add(target_id!)
    if (article_key) cites.get(source_id)!.add(`${target_id}#${article_key}`)
  }
})
afterAll(() => portal.close())

/** The value of a case in a facet, as its document says it; '' for none. */
const valueOf: Record<CaseFacetName, (one: CaseDocument) => string> = {
  country: (one) => one.country,
  court: (one) => one.court?.zh ?? '',
  type: (one) => one.type,
  cause: (one) => one.cause?.zh ?? '',
  documentType: (one) => one.documentType,
  year: (one) => (one.judgedOn ?? '').slice(0, 4),
}

type Chosen = Partial<Record<CaseFacetName, string[]>> & {
  judgedFrom?: string
  judgedTo?: string
  caseNumber?: string
  parties?: string
  cites?: string
}

function passes(id: string, chosen: Chosen, but?: CaseFacetName): boolean {
  const one = byId.get(id)!
  const { judgedFrom, judgedTo, caseNumber, parties } = chosen
  if (judgedFrom && !(one.judgedOn && one.judgedOn >= judgedFrom)) return false
  if (judgedTo && !(one.judgedOn && one.judgedOn <= judgedTo)) return false
  if (caseNumber && !caseNumberKey(one.caseNumber ?? '').includes(caseNumberKey(caseNumber))) return false
  const names = one.parties.flatMap(({ name }) => Object.values(name))
  if (parties && !names.some((name) => fold(name).includes(fold(parties)))) return false
  if (chosen.cites && !cites.get(id)!.has(chosen.cites)) return false
  return caseFacetNames.every(
    (name) => name === but || !chosen[name] || chosen[name].includes(valueOf[name](one)),
  )
}

const passing = (chosen: Chosen, but?: CaseFacetName) =>
  [...byId.keys()].filter((id) => passes(id, chosen, but)).toSorted()

function bodyOf({ year, ...chosen }: Chosen): CaseSearch {
  return { ...chosen, ...(year && { year: year.map(Number) }) } as CaseSearch
}

async function found(chosen: Chosen): Promise<string[]> {
  return (await searchAll(portal, bodyOf(chosen))).map(({ id }) => id).toSorted()
}

function countsOf(name: CaseFacetName, ids: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of ids.map((id) => valueOf[name](byId.get(id)!))) {
    if (value) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

const asRecord = (items: { value: string; count: number }[]) =>
  Object.fromEntries(items.map(({ value, count }) => [value, count]))
const valuesOf = (name: CaseFacetName) => [...new Set(corpus.map(valueOf[name]))].filter(Boolean).toSorted()

describe('without a filter', () => {
  test('every case of the demo corpus is found once', async () => {
    expect(byId.size).toBe(corpus.length)
    expect(await found({})).toEqual([...byId.keys()].toSorted())
    expect(corpus.length).toBeGreaterThanOrEqual(80)
  })

  test.each(['zh', 'en', 'ru'])('every value of a facet has a name in %s', async (language) => {
    const { facets } = await searchCases(portal, {}, { language })
    const own = {
      zh: /\p{Script=Han}/u,
      en: /^[\p{Script=Latin}\p{P}\p{Zs}\d]+$/u,
      ru: /\p{Script=Cyrillic}/u,
    }
    for (const name of caseFacetNames) {
      if (name === 'year') continue
      for (const { label } of facets[name]) expect(label).toMatch(own[language as 'zh' | 'en' | 'ru'])
    }
  })

  test('the form is offered every value, each with its count', async () => {
    const response = await makeCall(portal.app, calls.cases.choices, {}, { language: 'ru' })
    const choices = expectCode<CaseChoices>(response, 'done')
    for (const name of caseFacetNames) {
      expect(asRecord(choices[name]), name).toEqual(countsOf(name, [...byId.keys()]))
    }
    expect(choices.type.find(({ value }) => value === 'COMMERCIAL')?.label).toBe('Коммерческое')
  })
})

describe('one filter alone finds what its definition says', () => {
  const few = caseFacetNames.flatMap((name) =>
    valuesOf(name)
      .slice(0, 12)
      .map((value) => ({ name, value })),
  )

  test.each(few)('$name = $value', async ({ name, value }) => {
    const chosen = { [name]: [value] }
    expect(passing(chosen).length).toBeGreaterThan(0)
    expect(await found(chosen)).toEqual(passing(chosen))
  })

  test.each([
    { judgedFrom: '2020-01-01' },
    { judgedTo: '2019-12-31' },
    { judgedFrom: '2018-01-01', judgedTo: '2022-12-31' },
    { judgedFrom: '2022-01-01', judgedTo: '2020-01-01' },
    { judgedFrom: '0001-01-01', judgedTo: '9999-12-31' },
  ])('judged %j', async (chosen) => {
    expect(await found(chosen)).toEqual(passing(chosen))
  })

  test.each(['（2023）', '民初', 'А40', 'a40 - 99', '鲁 02', '7599-23', 'nothing-1'])(
    'case number %s',
    async (caseNumber) => {
      const written = caseNumberKey(`${caseNumber}0`).slice(0, -1)
      const expected = [...byId].filter(([, one]) => caseNumberKey(one.caseNumber ?? '').includes(written))
      expect(await found({ caseNumber })).toEqual(expected.map(([id]) => id).toSorted())
    },
  )

  test.each(['样例', 'SAMPLE', 'образец', 'никого нет'])('party %s', async (parties) => {
    expect(await found({ parties })).toEqual(passing({ parties }))
  })

  test('what it cites: a law, and an article', async () => {
    const cited = [...new Set([...cites.values()].flatMap((one) => [...one]))]
    expect(cited.filter((value) => value.includes('#')).length).toBeGreaterThan(50)
    for (const value of cited.slice(0, 60)) {
      expect(await found({ cites: value }), value).toEqual(passing({ cites: value }))
    }
    expect(await found({ cites: 'nothing' })).toEqual([])
  })

  test('a value that nothing has finds nothing', async () => {
    for (const body of [{ country: 'ZZ' }, { year: 1234 }, { court: '没有这个法院' }]) {
      const answer = await searchCases(portal, body)
      expect(answer.content).toEqual([])
      expect(answer.page).toEqual({ number: 1, size: 10, totalElements: 0, totalPages: 0 })
    }
  })
})

const choice = fc.record(
  {
    ...Object.fromEntries(
      caseFacetNames.map((name) => [name, fc.subarray(valuesOf(name).slice(0, 14), { minLength: 1 })]),
    ),
    judgedFrom: fc.constantFrom('2016-01-01', '2019-06-15', '2022-01-01'),
    judgedTo: fc.constantFrom('2020-12-31', '2023-06-30', '2026-12-31'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Chosen>

/** What a list shows of a facet: the hundred values that most cases have, and those that are chosen. */
function shownOf(name: CaseFacetName, chosen: Chosen): Record<string, number> {
  const chosenValues = [chosen[name] ?? []].flat().map(String)
  const ranked = Object.entries(countsOf(name, passing(chosen, name))).toSorted(
    ([one, ofOne], [other, ofOther]) => ofOther - ofOne || (one < other ? -1 : 1),
  )
  return Object.fromEntries(ranked.filter(([value], rank) => rank < 100 || chosenValues.includes(value)))
}

describe('filters together', () => {
  test('find the cases that pass each, and count each facet over those that pass all others', async () => {
    await fc.assert(
      fc.asyncProperty(choice, async (chosen) => {
        expect(await found(chosen)).toEqual(passing(chosen))
        const { facets, page } = await searchCases(portal, bodyOf(chosen))
        expect(page.totalElements).toBe(passing(chosen).length)
        for (const name of caseFacetNames) {
          expect(asRecord(facets[name]), name).toEqual(shownOf(name, chosen))
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('the figures', () => {
  test('are what a count over the cases that pass gives, every filter applied', async () => {
    await fc.assert(
      fc.asyncProperty(choice, async (chosen) => {
        const ids = passing(chosen)
        const figures = await analyse(portal, chosen)
        expect(figures.total).toBe(ids.length)
        for (const name of caseFacetNames) {
          const counted = countsOf(name, ids)
          expect(asRecord(figures[name].items), name).toEqual(counted)
          const sum = Object.values(counted).reduce((total, count) => total + count, 0)
          expect(figures[name].basis, name).toBe(sum)
        }
        const articles = Map.groupBy(
          ids.flatMap((id) => [...cites.get(id)!].filter((value) => value.includes('#'))),
          (value) => value,
        )
        const most = [...articles.values()].map(({ length }) => length).toSorted((one, other) => other - one)
        expect(figures.articles.items.map(({ count }) => count)).toEqual(most.slice(0, 20))
        for (const { value, count } of figures.articles.items) expect(articles.get(value)).toHaveLength(count)
        const citing = ids.filter((id) => [...cites.get(id)!].some((value) => value.includes('#')))
        expect(figures.articles.basis).toBe(citing.length)
      }),
      { numRuns: 40 },
    )
  })

  test('name the articles in the language of the reader, with their addresses', async () => {
    for (const [language, own] of [
      ['zh', /\p{Script=Han}/u],
      ['ru', /\p{Script=Cyrillic}|\p{Script=Han}/u],
    ] as const) {
      const { articles } = await analyse(portal, {}, { language })
      expect(articles.items).toHaveLength(20)
      for (const { lawTitle, titleLanguage, number, address } of articles.items) {
        expect(lawTitle).toMatch(own)
        expect(titleLanguage).toBe(writtenIn(lawTitle))
        expect(number).not.toBeNull()
        expect(address).toMatch(/^\/eli\/[a-z]{2}\/.+#art-/)
      }
    }
  })

  test('of a question rest on what the question finds', async () => {
    const { page } = await searchCases(portal, { keyword: '质量', country: 'CN' })
    expect(page.totalElements).toBeGreaterThan(0)
    expect((await analyse(portal, { keyword: '质量', country: 'CN' })).total).toBe(page.totalElements)
  })
})

describe('the order', () => {
  test.each([
    ['newest', 1],
    ['oldest', -1],
  ] as const)('%s goes by the day of judgment', async (sort, direction) => {
    const dates = (await searchAll(portal, { sort })).map(({ judgedOn }) => judgedOn ?? '')
    expect(dates.length).toBeGreaterThan(2)
    expect(dates).toEqual(
      dates.toSorted((one, other) => (one < other ? direction : one > other ? -direction : 0)),
    )
  })
})

describe('a question that names a case', () => {
  test('puts it first: by its number, however written, and by its title', async () => {
    for (const [id, one] of [...byId].slice(0, 30)) {
      const questions = [one.caseNumber, one.texts[0]!.title].filter((text) => text !== null)
      for (const keyword of [...questions, `${one.caseNumber}`.replaceAll(/[（）()]/g, ' ')]) {
        const { resolved, content } = await searchCases(portal, { keyword })
        expect(resolved, keyword).toBe(id)
        expect(content[0]!.id).toBe(id)
      }
    }
  })

  test('finds words of its text in its sections, marked, with the anchors of the page', async () => {
    const { content } = await searchCases(portal, { keyword: '违约金' })
    expect(content.length).toBeGreaterThan(0)
    const sections = content.flatMap((hit) => hit.sections)
    expect(sections.some(({ snippet }) => snippet.some(({ marked }) => marked))).toBe(true)
    for (const { anchor, kind } of sections) expect(anchor).toMatch(new RegExp(`^${kind.toLowerCase()}`))
  })
})
