import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeIndex, makeLaw, makeQuestion, search, type LawFacts } from '../fixtures.ts'
import { Analyser } from '../analysis/analyser.ts'
import { GrowingArray } from '../analysis/growing-array.ts'
import { Lexicon } from '../analysis/lexicon.ts'

const words = [
  '合同',
  '违约',
  '赔偿',
  '公司',
  '股东',
  '借款',
  'contract',
  'breach',
  'damages',
  'договор',
  'суд',
  '577',
]
const textOf = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 15 })
  .map((chosen) => chosen.join('，'))

const analyser = new Analyser({
  terms: new Lexicon(),
  surfaces: new Lexicon(),
  surfaceTerms: new GrowingArray(),
})

/** BM25 over lists of features, as the textbook writes it. */
function bm25(texts: string[][], question: string[], k1 = 1.2): number[] {
  const average = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length)
  return texts.map((text) => {
    let score = 0
    for (const feature of new Set(question)) {
      const holders = texts.filter((other) => other.includes(feature)).length
      const idf = Math.log(1 + (texts.length - holders + 0.5) / (holders + 0.5))
      const count = text.filter((one) => one === feature).length
      score += (idf * count * (k1 + 1)) / (count + k1 * (1 - 0.75 + (0.75 * text.length) / average))
    }
    return score
  })
}

function wordsOf(text: string): string[] {
  return Array.from(analyser.terms(text), (id) => analyser.vocabulary.terms.word(id))
}

function charactersOf(text: string): string[] {
  return text.match(/\p{Script=Han}/gu) ?? []
}

function pairsOf(text: string): string[] {
  return (text.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  )
}

/** Scores of texts for a question, without an index. */
function plainScores(texts: string[], question: string): number[] {
  const byWords = bm25(texts.map(wordsOf), wordsOf(question))
  // Character statistics are those of the texts that have Chinese characters.
  const chinese = texts.filter((text) => charactersOf(text).length > 0)
  const byCharacters = bm25(chinese.map(charactersOf), charactersOf(question), 2)
  const byPairs = bm25(chinese.map(pairsOf), pairsOf(question), 2)
  return texts.map((text, place) => {
    if (byWords[place] === 0) return 0
    const at = chinese.indexOf(text)
    return byWords[place]! + (at === -1 ? 0 : 1.2 * byPairs[at]! + 1.6 * byCharacters[at]!)
  })
}

const corpus = fc.uniqueArray(textOf, { minLength: 1, maxLength: 25 })

describe('ranking', () => {
  test('is that of plainly written BM25', () => {
    fc.assert(
      fc.property(corpus, textOf, (texts, keyword) => {
        const index = makeIndex([makeLaw('law', { zh: '法' }, Object.fromEntries(texts.entries()))])
        const { units: articles } = search(index, makeQuestion(keyword, { of: 'units', size: 100 }))
        const expected = plainScores(texts, keyword)
        for (const { key, score } of articles) expect(score).toBeCloseTo(expected[Number(key)]!, 3)
        expect(articles.map(({ score }) => score)).toEqual(
          articles.map(({ score }) => score).sort((a, b) => b - a),
        )
        expect(articles.length).toBe(expected.filter((score) => score > 0).length)
      }),
    )
  })

  test('of laws is that of their best articles', () => {
    fc.assert(
      fc.property(corpus, textOf, (texts, keyword) => {
        const laws = texts.map((text, place) => makeLaw(`law ${place}`, { zh: '无' }, { '1': text }))
        const question = makeQuestion(keyword, { size: 100 })
        const answer = search(makeIndex(laws), question)
        const scores = answer.groups.map((law) => law.units[0]?.score ?? law.score)
        expect(answer.groups.map(({ score }) => score)).toEqual(scores)
        expect(scores).toEqual(scores.toSorted((one, other) => other - one))
        expect(answer.total).toBe(answer.groups.length)
      }),
    )
  })

  test('of laws with several fitting articles is before those with one, of repealed ones behind', () => {
    const [text, repealedOn] = ['货物灭失的赔偿', '2020-01-01']
    const laws = [
      makeLaw('a repealed', { zh: '甲' }, { '1': text }, { repealedOn }),
      makeLaw('b single', { zh: '乙' }, { '1': text }),
      makeLaw('c several', { zh: '丙' }, { '1': text, '2': text }),
    ]
    const leanings = [{ to: { timeliness: ['IN_FORCE'] }, kept: 0.05 }]
    const answer = search(makeIndex(laws), makeQuestion('货物灭失', { leanings }))
    expect(answer.groups.map(({ id }) => id)).toEqual(['c several', 'b single', 'a repealed'])
  })

  test('passes over a word of most texts, but where there is no other or a phrase demands it', () => {
    const articles = Object.fromEntries(Array.from({ length: 2100 }, (_, at) => [at, '应当登记']))
    const index = makeIndex([
      makeLaw('many', { zh: '甲' }, articles),
      makeLaw('one', { zh: '乙' }, { '1': '应当登记抵押' }),
    ])
    const found = (keyword: string) => search(index, makeQuestion(keyword, { of: 'units' })).total
    expect(found('应当抵押')).toBe(1)
    expect(found('应当')).toBeGreaterThan(1)
    expect(found('"应当" 抵押')).toBeGreaterThan(1)
  })

  test('counts in a facet what its filter finds', () => {
    fc.assert(
      fc.property(corpus, textOf, (texts, keyword) => {
        const countries = ['CN', 'RU', 'KZ']
        const laws = texts.map((text, place) =>
          makeLaw(`law ${place}`, { zh: '法' }, { '1': text }, { country: countries[place % 3]! }),
        )
        const index = makeIndex(laws)
        for (const { value, count } of search(index, makeQuestion(keyword)).facets['country']!) {
          const narrowed = search(index, makeQuestion(keyword, { filters: { values: { country: [value] } } }))
          expect(narrowed.total).toBe(count)
        }
      }),
    )
  })

  test('pages follow each other without gap or double', () => {
    fc.assert(
      fc.property(
        corpus,
        textOf,
        fc.constantFrom('groups', 'units'),
        fc.integer({ min: 1, max: 7 }),
        (texts, keyword, of, size) => {
          const laws = texts.map((text, place) =>
            makeLaw(`law ${place}`, { zh: '法' }, { '1': text, '2': keyword }),
          )
          const index = makeIndex(laws)
          const ask = (page: number, count: number): string[] => {
            const answer = search(index, makeQuestion(keyword, { of, page, size: count }))
            return [
              ...answer.units.map(({ group, key }) => `${group.id} ${key}`),
              ...answer.groups.map(({ id }) => id),
            ]
          }
          const all = ask(1, 100)
          const pages = Array.from({ length: Math.ceil(all.length / size) }, (_, page) => ask(page + 1, size))
          expect(pages.flat()).toEqual(all)
          expect(new Set(all).size).toBe(all.length)
        },
      ),
    )
  })
})

const facts = fc.record({
  country: fc.constantFrom('CN', 'RU', 'KZ'),
  department: fc.constantFrom('one', 'two'),
  category: fc.constantFrom('CIVIL_COMMERCIAL', 'CRIMINAL'),
  effectLevel: fc.constantFrom('LAW', 'FOREIGN_STATUTE'),
  status: fc.constantFrom('IN_FORCE', 'AMENDED', 'LAPSED'),
  adoptedOn: fc.constantFrom(null, '2019-05-01', '2020-05-01'),
  effectiveOn: fc.constantFrom(null, '2020-01-01', '2026-11-21', '2026-11-22', '2030-01-01'),
  repealedOn: fc.constantFrom(null, null, '2026-11-21', '2026-11-22'),
})
const filters = fc.record(
  {
    country: fc.subarray(['CN', 'RU', 'XX']),
    department: fc.subarray(['one', 'three']),
    timeliness: fc.subarray(['IN_FORCE', 'REPEALED', 'NOT_YET_IN_FORCE']),
    year: fc.subarray([2019, 2020, 2026]),
    effectiveFrom: fc.constant('2020-01-02'),
    effectiveTo: fc.constant('2026-11-21'),
  },
  { requiredKeys: [] },
)

type Dated = Pick<LawFacts, 'effectiveOn' | 'repealedOn' | 'status'>

function timelinessOf({ effectiveOn, repealedOn, status }: Dated, today: string): string {
  if (repealedOn !== null && repealedOn <= today) return 'REPEALED'
  return effectiveOn !== null && effectiveOn > today ? 'NOT_YET_IN_FORCE' : status
}

describe('filters and facets', () => {
  test('are those of counting one law after the other', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 20 }), filters, (all, chosen) => {
        const { year, effectiveFrom: from, effectiveTo: to, ...values } = chosen
        const filtered = { values, years: year ?? [], dates: { effectiveOn: { from, to } } }
        const question = makeQuestion('', { filters: filtered, size: 100 })
        const laws = all.map((one, place) => ({ id: `law ${place}`, ...one }))
        const answer = search(
          makeIndex(laws.map((one) => makeLaw(one.id, { zh: '合同法' }, {}, one))),
          question,
        )
        type Law = (typeof laws)[number]
        const valuesOf = (law: Law): Record<string, string | null> => ({
          country: law.country,
          department: law.department,
          category: law.category,
          effectLevel: law.effectLevel,
          timeliness: timelinessOf(law, question.today),
          year: (law.effectiveOn ?? law.adoptedOn)?.slice(0, 4) ?? null,
        })
        const passes = (law: Law, but: string | null): boolean => {
          const { effectiveFrom, effectiveTo, ...lists } = chosen
          if (effectiveFrom && (law.effectiveOn ?? '') < effectiveFrom) return false
          if (effectiveTo && (law.effectiveOn ?? '9999') > effectiveTo) return false
          return Object.entries(lists).every(
            ([name, list]) =>
              name === but || list.length === 0 || list.map(String).includes(valuesOf(law)[name] ?? ''),
          )
        }
        expect(answer.groups.map(({ id }) => id).sort()).toEqual(
          laws
            .filter((law) => passes(law, null))
            .map(({ id }) => id)
            .sort(),
        )
        for (const [facet, counts] of Object.entries(answer.facets)) {
          const expected = new Map<string, number>()
          for (const law of laws) {
            const value = valuesOf(law)[facet]
            if (value != null && passes(law, facet)) expected.set(value, (expected.get(value) ?? 0) + 1)
          }
          expect(new Map(counts.map(({ value, count }) => [value, count]))).toEqual(expected)
        }
        for (const law of answer.groups) {
          expect(law.values['timeliness']).toBe(
            timelinessOf(
              laws.find(({ id }) => id === law.id)!,
              question.today,
            ),
          )
        }
      }),
    )
  })

  test('years stand newest first, other values by count, then value', () => {
    const index = makeIndex([
      makeLaw('a', { zh: '甲法' }, {}, { country: 'RU', effectiveOn: '2019-01-01' }),
      makeLaw('b', { zh: '乙法' }, {}, { country: 'KZ', effectiveOn: '2021-01-01' }),
      makeLaw('c', { zh: '丙法' }, {}, { country: 'KZ', effectiveOn: '2020-01-01' }),
      makeLaw('d', { zh: '丁法' }, {}, { country: 'CN', effectiveOn: '2020-01-01' }),
    ])
    const { facets } = search(index, makeQuestion(''))
    expect(facets['country']!.map(({ value }) => value)).toEqual(['KZ', 'CN', 'RU'])
    expect(facets['year']!.map(({ value }) => value)).toEqual(['2021', '2020', '2019'])
  })
})
