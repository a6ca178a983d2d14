import type { CaseAnalysis } from '@portal/protocol/cases/schemas.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCaseAddress, toAnalysis, toCaseSearch } from './case-address.ts'
import { figureBars, figureNames, figureRows } from './figures.ts'

const read = (path: string) => readCaseAddress(new URLSearchParams(path.split('?')[1] ?? ''))
const law = '8d3f0a52-9a0e-4d52-8a0c-5f2c9d1e7b11'

const counted = (values: Record<string, number>) => ({
  basis: Object.values(values).reduce((sum, count) => sum + count, 0),
  items: Object.entries(values).map(([value, count]) => ({ value, label: `label of ${value}`, count })),
})
const none = counted({})
const analysis: CaseAnalysis = {
  total: 9,
  year: counted({ 2019: 2, 2024: 4, 2021: 3 }),
  type: counted({ LABOUR: 2, CIVIL: 7 }),
  cause: none,
  court: none,
  country: none,
  documentType: none,
  articles: {
    basis: 5,
    items: [
      {
        value: `${law}#577`,
        lawTitle: '民法典',
        titleLanguage: 'zh',
        number: '第五百七十七条',
        address: '/eli/x#art-577',
        count: 5,
      },
      { value: law, lawTitle: '合同法', titleLanguage: 'zh', number: null, address: '/eli/y', count: 1 },
    ],
  },
}
const address = read('?keyword=买卖&country=CN&page=3&sort=newest')

describe('the lines of a figure', () => {
  test('stand by frequency, years from the latest', () => {
    expect(figureRows('type', analysis, address).map(({ value }) => value)).toEqual(['CIVIL', 'LABOUR'])
    expect(figureRows('year', analysis, address).map(({ value }) => value)).toEqual(['2024', '2021', '2019'])
  })

  test('lead to the figures and to the list of their cases, the other filters kept', () => {
    for (const name of figureNames) {
      for (const row of figureRows(name, analysis, address)) {
        const expected = {
          ...toAnalysis(address),
          ...(name === 'articles' ? { cites: row.value } : { [name]: [row.value] }),
        }
        expect(row.narrowed).toMatch(/^\/legal\/analysis\?/)
        expect(toAnalysis(read(row.narrowed))).toEqual(expected)
        expect(row.list).toMatch(/^\/legal\/query\?tab=cases&/)
        expect(toCaseSearch(read(row.list))).toEqual({
          ...expected,
          ...(name === 'year' && { year: [Number(row.value)] }),
          sort: 'newest',
          page: 1,
          size: 10,
        })
      }
    }
  })

  test('of articles name law and article, in its language, and open the article', () => {
    const [first, second] = figureRows('articles', analysis, address)
    expect(first).toMatchObject({
      label: '民法典 第五百七十七条',
      language: 'zh',
      page: '/eli/x#art-577',
      count: 5,
    })
    expect(second).toMatchObject({ label: '合同法', page: '/eli/y', count: 1 })
  })
})

describe('the bars of a chart', () => {
  test('show every year between the first and the last, those without cases leading nowhere', () => {
    const bars = figureBars('year', figureRows('year', analysis, address))
    expect(bars.map(({ label, count }) => [label, count])).toEqual([
      ['2019', 2],
      ['2020', 0],
      ['2021', 3],
      ['2022', 0],
      ['2023', 0],
      ['2024', 4],
    ])
    expect(bars.map(({ narrowed }) => narrowed !== null)).toEqual([true, false, true, false, false, true])
  })

  test('of a long span are those of the latest thirty years', () => {
    const long = { ...analysis, year: counted({ 1850: 1, 2026: 2, 2000: 1 }) }
    const bars = figureBars('year', figureRows('year', long, address))
    expect([bars.length, bars[0]?.label, bars.at(-1)?.label]).toEqual([30, '1997', '2026'])
  })

  test('are none where there is nothing to show', () => {
    const empty = { ...analysis, year: none }
    for (const name of ['year', 'court'] as const)
      expect(figureBars(name, figureRows(name, empty, address))).toEqual([])
  })

  test('of names are the ten most frequent, in the order of the lines', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 99 })), (values) => {
        const rows = figureRows('court', { ...analysis, court: counted(values) }, address)
        const bars = figureBars('court', rows)
        expect(bars).toHaveLength(Math.min(rows.length, 10))
        const counts = Object.values(values).toSorted((one, other) => other - one)
        expect(bars.map(({ count }) => count)).toEqual(counts.slice(0, 10))
        for (const [at, bar] of bars.entries()) expect(bar.label).toBe(rows[at]?.label)
      }),
    )
  })
})
