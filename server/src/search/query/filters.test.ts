import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FacetCount, SearchFilters } from '../door.ts'
import type { SegmentedIndex } from '../index/segmented-index.ts'
import {
  breach,
  dismissal,
  knowing,
  makeCase,
  makeCaseIndex,
  makeQuestion,
  run,
  type CaseFacts,
} from '../fixtures.ts'
import { analyse, search } from './search.ts'
import { similar } from './similar.ts'

const facets = ['country', 'court', 'type', 'cause', 'documentType', 'year'] as const

type CaseFacet = (typeof facets)[number]

/** What tests filter cases by. */
interface CaseFilters extends Partial<Record<Exclude<CaseFacet, 'year'>, string[]>> {
  year?: number[]
  judgedFrom?: string
  judgedTo?: string
  caseNumber?: string
  parties?: string
  cites?: string
}

function filtersOf({
  year = [],
  judgedFrom,
  judgedTo,
  caseNumber = '',
  parties = '',
  cites,
  ...values
}: CaseFilters) {
  return {
    values: { ...values, cites: cites === undefined ? [] : [cites] },
    years: year,
    dates: { judgedOn: { from: judgedFrom, to: judgedTo } },
    parts: { caseNumber, parties },
  } satisfies SearchFilters
}

const similarTo = (index: SegmentedIndex, id: string, size: number) =>
  similar(index, id, { size, language: 'zh', today: '2026-11-21' }).map((hit) => hit.id)

const articles = ['law-a#577', 'law-a#585', 'law-b#12', 'law-b#12.1']

const facts = fc.record({
  country: fc.constantFrom('CN', 'RU', 'KZ'),
  court: fc.constantFrom(null, '青岛市中级人民法院', '最高人民法院'),
  type: fc.constantFrom('CIVIL', 'COMMERCIAL', 'LABOUR'),
  documentType: fc.constantFrom('JUDGMENT', 'RULING'),
  cause: fc.constantFrom(null, '买卖合同纠纷', '劳动争议'),
  judgedOn: fc.constantFrom(null, '2019-05-01', '2023-01-01', '2023-09-12', '2026-11-21'),
  number: fc.constantFrom(null, '（2023）鲁02民初90017号', 'А40-990017/2023', '(2019)京01民终7号'),
  parties: fc.subarray(['Almaty Sample Trading LLP', '青岛某机械公司', 'ООО «Образец»', 'ЁЛКА']),
  cites: fc.subarray(['law-a', 'law-b', ...articles]),
})

const filters: fc.Arbitrary<CaseFilters> = fc.record(
  {
    country: fc.subarray(['CN', 'RU', 'XX']),
    court: fc.subarray(['青岛市中级人民法院', '没有这个法院']),
    type: fc.subarray(['CIVIL', 'LABOUR', 'OTHER']),
    documentType: fc.subarray(['JUDGMENT', 'RULING']),
    cause: fc.subarray(['买卖合同纠纷', '无']),
    year: fc.subarray([2019, 2023, 1999]),
    judgedFrom: fc.constantFrom('2019-05-01', '2023-01-02'),
    judgedTo: fc.constantFrom('2023-09-12', '2018-01-01'),
    caseNumber: fc.constantFrom('2023', '鲁02', '(2023) 鲁 02', 'а40—990017', '990017', '没有', ' '),
    parties: fc.constantFrom('almaty', 'ОБРАЗЕЦ', '机械', 'елка', 'nobody', ''),
    cites: fc.constantFrom('law-a', 'law-b#12', 'law-b#12.1', 'law-c'),
  },
  { requiredKeys: [] },
)

function valueOf(one: CaseFacts, facet: CaseFacet): string | null {
  return facet === 'year' ? (one.judgedOn?.slice(0, 4) ?? null) : one[facet]
}

/** Written out: nothing but letters and digits of a number counts, in small letters. */
function plainNumber(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/号$/, '')
}

function plainName(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е')
}

function passes(one: CaseFacts, chosen: CaseFilters, but: CaseFacet | null = null): boolean {
  if (chosen.judgedFrom && (one.judgedOn ?? '') < chosen.judgedFrom) return false
  if (chosen.judgedTo && (one.judgedOn ?? '9999') > chosen.judgedTo) return false
  const { caseNumber = '', parties = '', cites } = chosen
  if (caseNumber.trim() !== '' && !plainNumber(one.number ?? '').includes(plainNumber(caseNumber)))
    return false
  if (!one.parties.some((name) => plainName(name).includes(plainName(parties))) && parties !== '')
    return false
  if (cites && !one.cites.includes(cites)) return false
  return facets.every((facet) => {
    const list = chosen[facet]
    return facet === but || !list?.length || list.map(String).includes(valueOf(one, facet) ?? '')
  })
}

function plainCounts(values: (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const asMap = (counts: FacetCount[]) => new Map(counts.map(({ value, count }) => [value, count]))

function casesOf(all: Partial<CaseFacts>[]) {
  return all.map((one, place) => makeCase(`case ${place}`, '合同案', { REASONING: '合同' }, one))
}

describe('filters, facets and figures', () => {
  test('are those of counting one case after the other', () => {
    fc.assert(
      fc.property(
        fc.array(facts, { maxLength: 25 }),
        filters,
        fc.constantFrom('', '合同', '没有'),
        (all, chosen, keyword) => {
          const cases = casesOf(all)
          const index = makeCaseIndex(cases)
          const question = makeQuestion(keyword, { filters: filtersOf(chosen), size: 100 })
          const answer = search(index, knowing(), question)
          const matching =
            keyword === '没有' ? [] : all.map((one, place) => ({ ...one, id: cases[place]!.id }))
          const found = matching.filter((one) => passes(one, chosen))
          expect(answer.groups.map(({ id }) => id).toSorted()).toEqual(found.map(({ id }) => id).toSorted())
          expect(answer.total).toBe(found.length)
          const figures = analyse(index, knowing(), question)
          expect(figures.total).toBe(found.length)
          for (const facet of facets) {
            const others = matching.filter((one) => passes(one, chosen, facet))
            expect(asMap(answer.facets[facet]!)).toEqual(
              plainCounts(others.map((one) => valueOf(one, facet))),
            )
            const values = found.map((one) => valueOf(one, facet))
            expect(asMap(figures.figures[facet]!.counts)).toEqual(plainCounts(values))
            expect(figures.figures[facet]!.basis).toBe(values.filter((value) => value !== null).length)
          }
          const cited = found.map(({ cites }) => cites.filter((cite) => cite.includes('#')))
          expect(asMap(figures.figures['articles']!.counts)).toEqual(plainCounts(cited.flat()))
          expect(figures.figures['articles']!.basis).toBe(cited.filter((list) => list.length > 0).length)
        },
      ),
    )
  })

  test('the twenty articles cited by most cases are told, most first, whatever a case repeats', () => {
    const cites = Array.from({ length: 30 }, (_, place) => `law#${String(place).padStart(2, '0')}`)
    const cases = cites.map((_, place) =>
      makeCase(`case ${place}`, '案', {}, { cites: [...cites.slice(place), cites[29]!, 'law'] }),
    )
    const { figures } = analyse(makeCaseIndex(cases), knowing(), makeQuestion(''))
    const told = figures['articles']!
    expect(told.basis).toBe(30)
    expect(told.counts).toEqual(
      cites
        .toReversed()
        .slice(0, 20)
        .map((value, place) => ({ value, count: 30 - place })),
    )
  })

  test('stand as the facets of laws do: years newest first, the others by count', () => {
    const cases = casesOf([
      { judgedOn: '2019-01-01', country: 'RU' },
      { judgedOn: '2024-01-01', country: 'KZ' },
      { judgedOn: '2021-01-01', country: 'KZ' },
    ])
    const answer = search(makeCaseIndex(cases), knowing(), makeQuestion(''))
    expect(answer.facets['year']!.map(({ value }) => value)).toEqual(['2024', '2021', '2019'])
    expect(answer.facets['country']!.map(({ value }) => value)).toEqual(['KZ', 'RU'])
  })
})

const numbered = makeCaseIndex([
  makeCase(
    'qingdao',
    '阿拉木图样例公司诉某机械公司买卖合同纠纷案',
    { REASONING: '迟延交货构成违约责任。' },
    {
      number: '（2023）鲁02民初90017号',
      judgedOn: '2023-09-12',
    },
  ),
  makeCase(
    'appeal',
    '某公司上诉案',
    { REASONING: '参照（2023）鲁02民初90017号案，驳回上诉。' },
    {
      number: '（2024）鲁民终90001号',
      judgedOn: '2024-03-01',
    },
  ),
  makeCase(
    'moscow',
    'Образец против Примера',
    { RESULT: 'Иск удовлетворен.' },
    {
      country: 'RU',
      number: 'А40-990017/2023',
      judgedOn: '2023-05-05',
    },
    'ru',
  ),
  makeCase(
    'delhi',
    'Sample v. Example',
    { RESULT: 'The suit is decreed.' },
    {
      country: 'IN',
      number: 'CS(COMM) 99017/2023',
      judgedOn: '2023-06-06',
    },
    'en',
  ),
  makeCase('court of justice', 'Sample GmbH', {}, { number: 'ECLI:EU:C:2014:317' }, 'en'),
])

function resolved(keyword: string, caseFilters: CaseFilters = {}): string | null {
  const answer = search(numbered, knowing(), makeQuestion(keyword, { filters: filtersOf(caseFilters) }))
  if (answer.resolved !== null) expect(answer.groups[0]?.id).toBe(answer.resolved.id)
  return answer.resolved?.id ?? null
}

describe('a question that names a case', () => {
  test.each([
    ['（2023）鲁02民初90017号', 'qingdao'],
    ['(2023)鲁02民初90017号', 'qingdao'],
    [' 〔2023〕 鲁02 民初 90017 号案 ', 'qingdao'],
    ['2023鲁02民初90017', 'qingdao'],
    ['（2023）鲁02民初90017号案', 'qingdao'],
    ['дело № А40-990017/2023', 'moscow'],
    ['А40–990017/2023', 'moscow'],
    ['по делу №А40-990017/2023', 'moscow'],
    ['CS (COMM) 99017/2023', 'delhi'],
    ['cs(comm) no. 99017/2023', 'delhi'],
    ['ecli:eu:c:2014:317', 'court of justice'],
    ['阿拉木图样例公司诉某机械公司买卖合同纠纷案', 'qingdao'],
    ['образец против примера', 'moscow'],
    ['Sample v Example', 'delhi'],
  ])('%s', (keyword, expected) => {
    expect(resolved(keyword)).toBe(expected)
  })

  test.each(['90017', '（2023）鲁02民初90018号', '2023', '买卖合同纠纷案', 'Sample', '', '案'])(
    'not %s',
    (keyword) => {
      expect(resolved(keyword)).toBeNull()
    },
  )

  test('names none that a filter leaves out', () => {
    expect(resolved('（2023）鲁02民初90017号', { country: ['RU'] })).toBeNull()
    expect(resolved('（2023）鲁02民初90017号', { country: ['CN'] })).toBe('qingdao')
  })

  test('those of one number stand newest first', () => {
    const twins = makeCaseIndex([
      makeCase('older', '甲', {}, { number: '7号', judgedOn: '2020-01-01' }),
      makeCase('newer', '乙', {}, { number: '7号', judgedOn: '2021-01-01' }),
    ])
    const { groups } = search(twins, knowing(), makeQuestion('7号'))
    expect(groups.map(({ id }) => id)).toEqual(['newer', 'older'])
  })
})

describe('hits', () => {
  test('show the sections found, by kind, marked', () => {
    const [hit] = search(numbered, knowing(), makeQuestion('迟延交货')).groups
    expect(hit).toMatchObject({ id: 'qingdao', unitCount: 1, number: '（2023）鲁02民初90017号' })
    expect(hit!.units[0]).toMatchObject({ number: 'REASONING', key: 'reasoning', language: 'zh' })
    expect(hit!.units[0]!.snippet.some(({ marked }) => marked)).toBe(true)
  })

  test('are found by the concepts of the glossary, in other languages too', () => {
    const glossary = knowing([breach, dismissal])
    const ids = (keyword: string) =>
      search(numbered, glossary, makeQuestion(keyword)).groups.map(({ id }) => id)
    expect(ids('broke the deal')).toEqual(['qingdao'])
    expect(ids('毁约')).toEqual(['qingdao'])
    expect(ids('got fired')).toEqual([])
  })

  test('stand by date where that is wanted', () => {
    const ids = (sort: 'newest' | 'oldest') =>
      search(numbered, knowing(), makeQuestion('', { sort })).groups.map(({ id }) => id)
    expect(ids('newest')).toEqual(['appeal', 'qingdao', 'delhi', 'moscow', 'court of justice'])
    expect(ids('oldest')).toEqual(['moscow', 'delhi', 'qingdao', 'appeal', 'court of justice'])
  })

  test('pages follow each other without gap or double', () => {
    const cases = casesOf(Array.from({ length: 23 }, () => ({})))
    const index = makeCaseIndex(cases)
    const pages = [1, 2, 3, 4].map((page) =>
      search(index, knowing(), makeQuestion('合同', { page })).groups.map(({ id }) => id),
    )
    expect(pages.map((ids) => ids.length)).toEqual([10, 10, 3, 0])
    expect(new Set(pages.flat()).size).toBe(23)
  })

  test('any question is answered', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '（'.repeat(5000),
        '号'.repeat(300),
        'дело '.repeat(60),
        '№'.repeat(300),
        '1'.repeat(9999),
      ),
    )
    fc.assert(
      fc.property(hostile, hostile, hostile, (keyword, caseNumber, parties) => {
        const question = makeQuestion(keyword, { filters: filtersOf({ caseNumber, parties }) })
        const answer = search(numbered, knowing(), question)
        expect(answer.total).toBe(analyse(numbered, knowing(), question).total)
      }),
    )
  })
})

describe('similar cases', () => {
  const index = makeCaseIndex([
    makeCase(
      'own',
      '甲诉乙',
      { FACTS: '冷藏集装箱温度失控，榴莲腐烂。', RESULT: '判决被告赔偿。' },
      { cause: '海上货物运输' },
    ),
    makeCase(
      'like',
      '丙诉丁',
      { FACTS: '集装箱温度失控，草莓腐烂。', RESULT: '判决被告赔偿。' },
      { cause: '海上货物运输' },
    ),
    makeCase(
      'less',
      '戊诉己',
      { FACTS: '集装箱温度失控，草莓腐烂。', RESULT: '判决被告赔偿。' },
      { cause: '买卖', country: 'KZ' },
    ),
    makeCase('other', '庚诉辛', { FACTS: '夫妻离婚，子女抚养。', RESULT: '准予离婚。' }),
    makeCase('empty', '无', {}),
  ])

  test('share its rare words; those of the same cause and country stand first; it is not among them', () => {
    expect(similarTo(index, 'own', 5)).toEqual(['like', 'less'])
    expect(similarTo(index, 'own', 1)).toEqual(['like'])
  })

  test('are none of a case that is not known, or has no text', () => {
    expect(similarTo(index, 'nothing', 5)).toEqual([])
    expect(similarTo(index, 'empty', 5)).toEqual([])
  })

  test('do not name one that was removed', () => {
    const changing = makeCaseIndex([
      makeCase('a', '甲', { FACTS: '冷藏集装箱温度失控' }),
      makeCase('b', '乙', { FACTS: '冷藏集装箱温度失控' }),
      makeCase('c', '丙', { FACTS: '冷藏集装箱温度失控' }),
    ])
    run(changing.apply({ sequence: 2, upserts: [makeCase('b', '乙', { FACTS: '离婚' })], removals: ['c'] }))
    expect(similarTo(changing, 'a', 5)).toEqual([])
  })
})
