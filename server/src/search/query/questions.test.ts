import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchQuestion } from '../door.ts'
import { makeIndex, makeLaw, makeQuestion, search } from '../fixtures.ts'

const library = makeIndex([
  makeLaw(
    'civil',
    { zh: ['中华人民共和国民法典', '民法典'], en: 'Civil Code of China' },
    {
      '577': '当事人一方不履行合同义务的，应当承担违约责任。',
      '585': '当事人可以约定违约金。',
    },
  ),
  makeLaw(
    'labour',
    { zh: ['中华人民共和国劳动合同法', '劳动合同法'] },
    { '39': '劳动者严重违反规章制度的，用人单位可以解除劳动合同。' },
    { effectiveOn: '2008-01-01' },
  ),
  makeLaw(
    'ads',
    { ru: ['Федеральный закон «О рекламе»'], zh: '俄罗斯联邦广告法' },
    { '5': 'Реклама должна быть добросовестной и достоверной.' },
    { country: 'RU', number: '38-ФЗ', effectiveOn: '2006-07-01' },
  ),
  makeLaw(
    'contract',
    { en: ['Indian Contract Act, 1872'] },
    { '10': 'All agreements are contracts if they are made by the free consent of parties.' },
    { country: 'IN', effectiveOn: '1872-09-01', number: '9 of 1872' },
  ),
])

function found(keyword: string, changes: Partial<SearchQuestion> = {}): string[] {
  return search(library, makeQuestion(keyword, changes)).groups.map(({ id }) => id)
}

describe('questions', () => {
  test.each([
    ['违约责任', ['civil']],
    ['"违约责任"', ['civil']],
    ['“承担违约责任”', ['civil']],
    ['"责任违约"', []],
    ['«добросовестной и достоверной»', ['ads']],
    ['«достоверной и добросовестной»', []],
    ['"free consent"', ['contract']],
    ['"Free  Consent, of parties"', ['contract']],
    ['"free cons"', []],
    ['agreement', ['contract']],
    ['РЕКЛАМЫ', ['ads']],
    ['-合同', ['ads', 'contract']],
    ['－合同', ['ads', 'contract']],
    ['-"free consent" -реклама', ['civil', 'labour']],
    ['违约 -劳动', ['civil']],
    ['解除 －劳动', []],
    ['《劳动合同法》', ['labour']],
    ['38-ФЗ', ['ads']],
    ['', ['civil', 'labour', 'ads', 'contract']],
    ['   ', ['civil', 'labour', 'ads', 'contract']],
    ['!!!', []],
    ['😀', []],
    ['\u0000', []],
    ['"unclosed consent', ['contract']],
  ])('%s', (keyword, expected) => {
    const ids = found(keyword)
    expect(ids.slice(0, Math.max(1, expected.length))).toEqual(expected)
  })

  test.each([
    ['劳动合同', ['labour']],
    ['合同 劳动', ['labour']],
    ['民法', ['civil']],
    ['contract', ['contract']],
    ['contracts act', ['contract']],
    ['contract civil', []],
    ['рекламе', ['ads']],
    ['广告', ['ads']],
    ['38-ФЗ', ['ads']],
    ['违约', []],
    ['法', ['ads', 'civil', 'labour']],
  ])('in titles: %s', (keyword, expected) => {
    expect(found(keyword, { field: 'title' }).sort()).toEqual(expected)
  })

  test('a citation stands first, and its article before the others', () => {
    const { groups: laws, resolved } = search(library, makeQuestion('民法典第五百八十五条'))
    expect(resolved).toEqual({
      id: 'civil',
      shown: { address: 'laws/civil', isDigest: false, amendedFrom: null, ours: [], original: null },
      unitKey: '585',
      units: [{ id: 'civil', key: '585' }],
    })
    expect(laws[0]).toMatchObject({ id: 'civil', units: [{ key: '585' }] })
    const rows = search(library, makeQuestion('民法典第577条', { of: 'units' }))
    expect(rows.units[0]).toMatchObject({ group: { id: 'civil' }, key: '577' })
    expect(rows.total).toBe(rows.units.length)
  })

  test('sorted by date', () => {
    expect(found('', { sort: 'newest' })).toEqual(['civil', 'labour', 'ads', 'contract'])
    expect(found('', { sort: 'oldest' })).toEqual(['contract', 'ads', 'labour', 'civil'])
  })

  test('other wordings are offered when nothing is found', () => {
    const ask = (keyword: string): string[] => search(library, makeQuestion(keyword)).didYouMean
    expect(ask('contarct')[0]).toBe('contract')
    expect(ask('agreemnets')).toContain('agreements')
    expect(ask('реклма')).toContain('реклама')
    expect(ask('“劳动合同法典”')).toEqual(['中华人民共和国劳动合同法'])
    expect(ask('违约')).toEqual([])
  })

  test('any input is answered', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(fc.constantFrom(...'-"“”«»《》第条()[]{}*+?.\\|^$%;\'<>/民法典577 \u0000\ud800'), {
          maxLength: 40,
        })
        .map((units) => units.join('')),
      fc.constantFrom(
        "'; DROP TABLE laws; --",
        '<script>alert(1)</script>',
        '(a+)+$',
        '%_',
        'a'.repeat(20_000),
        '合'.repeat(20_000),
        '合 '.repeat(9000),
        '"'.repeat(9999),
        '-'.repeat(9999),
        `ст. ${'1.'.repeat(140)}`,
        '第'.repeat(300),
        'п 1 '.repeat(74),
        'para 1 of '.repeat(30),
        '第一款'.repeat(100),
        '“'.repeat(10_000),
      ),
    )
    const question = fc.record({
      field: fc.constantFrom('text', 'title'),
      of: fc.constantFrom('groups', 'units'),
      sort: fc.constantFrom('relevance', 'newest', 'oldest'),
      page: fc.constantFrom(1, 2, 1e9, 0, -1, NaN),
      size: fc.constantFrom(1, 10, 100),
      language: fc.constantFrom('zh', 'en', 'ru'),
    })
    fc.assert(
      fc.property(hostile, question, (keyword, changes) => {
        const answer = search(library, makeQuestion(keyword, changes))
        expect(answer.total).toBeGreaterThanOrEqual(answer.groups.length + answer.units.length)
      }),
      { numRuns: 500 },
    )
  })
})
