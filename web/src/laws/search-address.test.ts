import { facetNames, lawSorts, longestKeyword, type FacetName } from '@portal/protocol/laws/constants.ts'
import { lawSearchBody } from '@portal/protocol/laws/schemas.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toggleChosen } from '../search/search-address.ts'
import { clearFilters, readAddress, toSearch, writeAddress, type SearchAddress } from './search-address.ts'

const read = (query: string) => readAddress(new URLSearchParams(query))
const readBack = (address: string) => read(address.split('?')[1] ?? '')

const noFacets = {
  country: [],
  effectLevel: [],
  timeliness: [],
  category: [],
  year: [],
  publishDepartment: [],
}
const plain: SearchAddress = {
  keyword: '',
  searchField: 'text',
  sort: 'relevance',
  effectiveFrom: '',
  effectiveTo: '',
  language: '',
  prefer: '',
  page: 1,
  ...noFacets,
}

const date = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))
const address: fc.Arbitrary<SearchAddress> = fc.record({
  keyword: fc.string({ unit: 'grapheme' }).map((typed) => typed.trim()),
  searchField: fc.constantFrom('text', 'title'),
  sort: fc.constantFrom(...lawSorts),
  effectiveFrom: fc.oneof(fc.constant(''), date),
  effectiveTo: fc.oneof(fc.constant(''), date),
  language: fc.constantFrom('', 'zh', 'en', 'ru'),
  prefer: fc.constantFrom('', 'KZ', 'none'),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  country: fc.subarray(['CN', 'KZ', 'RU']),
  effectLevel: fc.subarray(['LAW', 'FOREIGN_STATUTE']),
  timeliness: fc.subarray(['IN_FORCE', 'REPEALED']),
  category: fc.subarray(['CRIMINAL', 'ECONOMIC']),
  year: fc.subarray(['1999', '2020', '2026']),
  publishDepartment: fc.subarray(['国务院', 'a & b=c', '议会']),
})

describe('the address of a search', () => {
  test('says what is set and nothing else', () => {
    expect(writeAddress(plain)).toBe('/legal/query')
    expect(writeAddress({ ...plain, keyword: '民法典', page: 2 })).toBe(
      '/legal/query?keyword=%E6%B0%91%E6%B3%95%E5%85%B8&page=2',
    )
  })

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(address, (one) => {
        expect(readBack(writeAddress(one))).toEqual(one)
      }),
    )
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=1000000001',
    'page=',
    'page=NaN',
    'sort=random',
    'searchField=author',
    'language=de',
    'language=',
    'effectiveFrom=2026-02-30',
    'effectiveFrom=2026-13-01',
    'effectiveTo=yesterday',
    'effectiveTo=20260101',
    'unknown=1',
    'year=x',
    'year=999',
    'country=china',
    'timeliness=OLD',
    'publishDepartment=',
    '__proto__=1',
    'keyword=',
    '%FF=%FF',
  ])('leaves out what it does not know: %s', (query) => {
    expect(read(query)).toEqual(plain)
  })

  test('cuts a keyword that is too long, and too many values', () => {
    expect(read(`keyword=${'x'.repeat(longestKeyword + 5)}`).keyword).toHaveLength(longestKeyword)
    const many = Array.from({ length: 80 }, (_, at) => `country=${at}`).join('&')
    expect(read(many).country.length).toBeLessThanOrEqual(50)
  })

  test('from any query makes a search that the call takes', () => {
    const part = fc.tuple(
      fc.constantFrom(
        'keyword',
        'searchField',
        'sort',
        'page',
        'effectiveFrom',
        'effectiveTo',
        'language',
        ...facetNames,
      ),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(
          '2020',
          '2026-02-30',
          '0',
          '99999',
          'CN',
          'cn',
          '法',
          '',
          ' ',
          '1e3',
          '-1',
          '0000-00-00',
        ),
      ),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const search = toSearch(readAddress(new URLSearchParams(parts)), '')
        const { error } = lawSearchBody.safeParse(search)
        expect(error?.issues).toBeUndefined()
      }),
    )
  })
})

describe('the search that is asked', () => {
  test('holds the non-empty filters only', () => {
    expect(toSearch(plain, '')).toEqual({ page: 1, size: 10 })
    expect(toSearch({ ...plain, keyword: '  \n' }, '')).toEqual({ page: 1, size: 10 })
    expect(
      toSearch(
        {
          ...plain,
          keyword: '合同',
          searchField: 'title',
          sort: 'newest',
          effectiveFrom: '2020-01-01',
          language: 'ru',
          page: 3,
          country: ['CN', 'KZ'],
          year: ['2020'],
        },
        '',
      ),
    ).toEqual({
      keyword: '合同',
      searchField: 'title',
      sort: 'newest',
      effectiveFrom: '2020-01-01',
      language: 'ru',
      country: ['CN', 'KZ'],
      year: [2020],
      page: 3,
      size: 10,
    })
  })
})

const chosen = (one: SearchAddress, name: FacetName): readonly string[] => one[name]

describe('a facet value', () => {
  test('chosen twice is chosen no more, and either way leads to the first page', () => {
    fc.assert(
      fc.property(
        address,
        fc.constantFrom(...facetNames),
        fc.string({ minLength: 1 }),
        (one, name, value) => {
          const toggled = toggleChosen(one, name, value)
          expect(toggled.page).toBe(1)
          expect(chosen(toggled, name).includes(value)).toBe(!chosen(one, name).includes(value))
          const again = toggleChosen(toggled, name, value)
          expect([...again[name]].toSorted()).toEqual([...one[name]].toSorted())
          for (const other of facetNames) if (other !== name) expect(toggled[other]).toEqual(one[other])
        },
      ),
    )
  })
})

test('clearing the filters keeps the question alone', () => {
  fc.assert(
    fc.property(address, (one) => {
      expect(clearFilters(one)).toEqual({ ...plain, keyword: one.keyword })
    }),
  )
})
