import { caseFacetNames, caseSorts, caseTypes, documentTypes } from '@portal/protocol/cases/constants.ts'
import { caseAnalysisQuery, caseSearchBody } from '@portal/protocol/cases/schemas.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  casePath,
  clearCaseFilters,
  hasCaseFilters,
  narrowTo,
  readCaseAddress,
  toAnalysis,
  toCaseSearch,
  writeAnalysisAddress,
  writeCaseAddress,
  type CaseAddress,
} from './case-address.ts'

const read = (query: string) => readCaseAddress(new URLSearchParams(query))
const readBack = (address: string) => read(address.split('?')[1] ?? '')

const law = '8d3f0a52-9a0e-4d52-8a0c-5f2c9d1e7b11'
const plain = read('')

const date = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((typed) => typed.trim())
const facets = {
  country: fc.subarray(['CN', 'KZ', 'RU']),
  court: fc.subarray(['最高人民法院', 'Арбитражный суд города Москвы', 'a & b=c']),
  type: fc.subarray([...caseTypes]),
  cause: fc.subarray(['劳动合同纠纷', '#1']),
  documentType: fc.subarray([...documentTypes]),
  year: fc.subarray(['1999', '2020', '2026']),
}
const address: fc.Arbitrary<CaseAddress> = fc.record({
  keyword: text,
  searchField: fc.constantFrom('text', 'title'),
  sort: fc.constantFrom(...caseSorts),
  judgedFrom: fc.oneof(fc.constant(''), date),
  judgedTo: fc.oneof(fc.constant(''), date),
  caseNumber: text,
  parties: text,
  cites: fc.constantFrom('', law, `${law}#577`, `${law}#165.1`),
  language: fc.constantFrom('', 'zh', 'en', 'ru'),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  ...facets,
})

describe('the address of a search of cases', () => {
  test('says that cases are searched, what is set, and nothing else', () => {
    expect(writeCaseAddress(plain)).toBe('/legal/query?tab=cases')
    expect(writeCaseAddress({ ...plain, keyword: 'sale', caseNumber: 'А40-1', page: 2 })).toBe(
      '/legal/query?tab=cases&keyword=sale&caseNumber=%D0%9040-1&page=2',
    )
  })

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(address, (one) => {
        expect(readBack(writeCaseAddress(one))).toEqual(one)
      }),
    )
  })

  test('keeps its filters, but neither order nor page, as the address of figures', () => {
    fc.assert(
      fc.property(address, (one) => {
        const figures = writeAnalysisAddress(one)
        expect(figures).toMatch(/^\/legal\/analysis(\?|$)/)
        expect(readBack(figures)).toEqual({ ...one, sort: 'relevance', page: 1 })
      }),
    )
  })

  test.each([
    'page=0',
    'page=1.5',
    'sort=random',
    'searchField=author',
    'judgedFrom=2026-02-30',
    'judgedTo=yesterday',
    'type=LOTTERY',
    'documentType=POEM',
    'country=china',
    'year=999',
    'court=',
    'cites=civil-code',
    `cites=${law}%23`,
    'language=de',
    'tab=cases',
    'unknown=1',
    '__proto__=1',
    '%FF=%FF',
  ])('leaves out what it does not know: %s', (query) => {
    expect(read(query)).toEqual(plain)
  })

  test('from any query makes a search and filters of figures that the calls take', () => {
    const part = fc.tuple(
      fc.constantFrom(
        'keyword',
        'searchField',
        'sort',
        'page',
        'judgedFrom',
        'judgedTo',
        'caseNumber',
        'parties',
        'cites',
        'language',
        ...caseFacetNames,
      ),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ minLength: 90, maxLength: 320 }),
        fc.constantFrom('2020', '2026-02-30', '0', 'CN', 'CIVIL', 'JUDGMENT', '法', '', ' ', law, 'ru'),
      ),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const one = readCaseAddress(new URLSearchParams(parts))
        expect(caseSearchBody.safeParse(toCaseSearch(one)).error?.issues).toBeUndefined()
        expect(caseAnalysisQuery.safeParse(toAnalysis(one)).error?.issues).toBeUndefined()
      }),
    )
  })
})

describe('the search that is asked', () => {
  test('holds the non-empty filters only', () => {
    expect(toCaseSearch(plain)).toEqual({ page: 1, size: 10 })
    expect(toCaseSearch({ ...plain, keyword: ' \n', parties: ' ', caseNumber: '\t' })).toEqual({
      page: 1,
      size: 10,
    })
    expect(
      toCaseSearch({
        ...plain,
        keyword: '买卖',
        caseNumber: ' 民终1号 ',
        cites: `${law}#577`,
        sort: 'newest',
        page: 3,
        court: ['最高人民法院'],
        year: ['2020'],
      }),
    ).toEqual({
      keyword: '买卖',
      caseNumber: '民终1号',
      cites: `${law}#577`,
      court: ['最高人民法院'],
      year: [2020],
      sort: 'newest',
      page: 3,
      size: 10,
    })
  })

  test('narrowed to a value has that value alone of its facet, and everything else as it was', () => {
    fc.assert(
      fc.property(address, fc.constantFrom(...caseFacetNames), (one, name) => {
        const narrowed = narrowTo(one, name, 'x')
        expect(narrowed).toEqual({ ...one, page: 1, [name]: ['x'] })
      }),
    )
  })

  test('cleared of its filters keeps the question alone', () => {
    fc.assert(
      fc.property(address, (one) => {
        const cleared = clearCaseFilters(one)
        expect(cleared).toEqual({ ...plain, keyword: one.keyword })
        expect(hasCaseFilters(cleared)).toBe(false)
      }),
    )
  })

  test.each(['judgedFrom=2020-01-01', 'caseNumber=1', 'parties=x', `cites=${law}`, 'year=2020', 'court=x'])(
    'is narrowed by %s',
    (query) => {
      expect(hasCaseFilters(read(query))).toBe(true)
    },
  )
})

test('the page of a case is named by its id, its section and its language', () => {
  expect(casePath('a b')).toBe('/legal/details?type=case&id=a+b')
  expect(casePath('1', { text: 'ru', anchor: 'reasoning' })).toBe(
    '/legal/details?type=case&id=1&text=ru#reasoning',
  )
})
