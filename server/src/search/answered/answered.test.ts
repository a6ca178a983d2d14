import { expect, test } from 'vitest'
import type { SearchConcept, SearchQuestion } from '../door.ts'
import { breach, knowing, makeGlossary, makeIndex, makeLaw, makeQuestion } from '../fixtures.ts'
import { search } from '../query/search.ts'
import { answeredPlaces, placesOf } from './answered-places.ts'
import { NearAnswers } from './near-answers.ts'

const padding = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [String(at + 10), `第${at}类货物的检验期限由双方约定，押金另算。`]),
)
const index = makeIndex([
  makeLaw(
    'lease',
    { zh: '租赁条例' },
    { '1': '押金应当写入合同。', '2': '租赁期届满，出租人返还担保款项。' },
  ),
  makeLaw('goods', { zh: '货物检验规则' }, padding),
  makeLaw('visa', { zh: '出入境规定' }, { '1': '外国人持有效签证入境。' }),
])

const asked = {
  question: '房东不退押金怎么办？',
  by: [{ group: 'lease', unit: '2' }],
  path: null,
}

const others = ['房东不退押金', '退押金房东不肯', '房东不肯退押金了', '房东为什么不退押金'].map(
  (question) => ({
    ...asked,
    question,
  }),
)

/** Knows questions, each by its place. */
function knowingOf(...questions: (typeof asked)[]) {
  const known = knowing([breach])
  for (const [place, question] of questions.entries()) known.answered.set('question', String(place), question)
  return known
}

test('what must tell much of a question is found by it, or answered much the same one', () => {
  const telling = { telling: true } as const
  expect(articles(knowing(), '房东不退押金，周末去看电影', telling)).toEqual([])
  expect(articles(knowing(), '押金应当写入合同吗', telling)).toEqual(['lease 1'])
  expect(articles(knowingOf(asked), '房东不退押金怎么办', telling)).toContain('lease 2')
})

function articles(known: ReturnType<typeof knowing>, keyword: string, changes: Partial<SearchQuestion> = {}) {
  const { units } = search(index, known, makeQuestion(keyword, { of: 'units', size: 100, ...changes }))
  return units.map(({ group, key }) => `${group.id} ${key}`)
}

test('an article that answered a question like it is found, and rises above those with the same words', () => {
  const keyword = '房东不肯退押金'
  expect(articles(knowing(), keyword)).not.toContain('lease 2')
  const known = knowingOf(asked)
  expect(articles(known, keyword)).toContain('lease 2')
  const many = knowingOf(asked, ...others)
  expect(articles(many, keyword)[0]).toBe('lease 2')
  expect(search(index, many, makeQuestion(keyword)).groups[0]!.id).toBe('lease')
  expect(search(index, known, makeQuestion(keyword)).askedBefore).toEqual([
    { kind: 'question', id: '0', question: asked.question, path: null },
  ])
})

test('without answered questions the order is the engine’s own, as when they have gone', () => {
  const keyword = '房东不肯退押金'
  const known = knowingOf(asked)
  known.answered.delete('0')
  expect(known.answered.size).toBe(0)
  const { took: _, ...answer } = search(index, known, makeQuestion(keyword))
  const { took: __, ...own } = search(index, knowing([breach]), makeQuestion(keyword))
  expect(answer).toEqual(own)
  expect(own.askedBefore).toEqual([])
})

test('questions that come and go for long leave the others as they were', () => {
  const known = knowingOf(...others)
  const before = known.answered.recall(asked.question)
  for (let turn = 0; turn < 2500; turn += 1) {
    known.answered.set('question', 'passing', { ...asked, question: `签证 ${turn} 续签要多久？` })
    if (turn % 2 === 0) known.answered.delete('passing')
  }
  known.answered.delete('passing')
  expect(known.answered.size).toBe(others.length)
  const similarOf = (recall: typeof before) =>
    recall!.similar.map(({ held: { id }, similarity }) => [id, similarity])
  expect(similarOf(known.answered.recall(asked.question))).toEqual(similarOf(before))
})

test('what answers questions together is known of each other, but by the question that is left out', () => {
  const both = { ...asked, by: ['1', '2', '2'].map((unit) => ({ group: 'lease', unit })) }
  const { answered } = knowingOf(both, { ...both, question: '押金退多少' }, asked)
  const together = (without?: string) => answered.recall('押金', without)!.together(['visa#1', 'lease#2'])
  expect([...together()]).toEqual([['lease#1', (2 * 1) / 2 / 4]])
  expect([...together('0')]).toEqual([['lease#1', 1 / 2 / 3]])
})

test('what stands near what answered is known by how near it stands, in its own law alone', () => {
  const { answered } = knowingOf({ ...asked, by: [{ group: 'goods', unit: '15' }] })
  const { similar } = answered.recall(asked.question)!
  const near = new NearAnswers(similar, answeredPlaces(index, similar))
  const places = placesOf(
    index,
    ['14', '15', '16', '18', '29'].map((unit) => ({ group: 'goods', unit })),
  )
  const [one, itself, next, farther, far] = Array.from(places.values(), ([place]) =>
    near.of('goods', place!.unit),
  )
  expect(one).toBe(next)
  expect(next).toBeGreaterThan(farther!)
  expect(farther).toBeGreaterThan(0)
  expect([itself, far]).toEqual([0, 0])
  expect(near.of('lease', [...places.values()][2]![0]!.unit)).toBe(0)
})

test('a question that is said anew has the answers of the last time', () => {
  const known = knowingOf(asked)
  known.answered.set('question', '0', { ...asked, by: [{ group: 'visa', unit: '1' }] })
  expect(known.answered.size).toBe(1)
  expect(articles(known, '房东不肯退押金')).toContain('visa 1')
  expect(articles(known, '房东不肯退押金')).not.toContain('lease 2')
})

const deposit: SearchConcept = {
  id: 'deposit',
  zh: { term: '押金', also: [], lay: [] },
  en: { term: 'security deposit', also: [], lay: [] },
  ru: { term: 'обеспечительный платёж', also: [], lay: [] },
}

test.each(['landlord keeps the security deposit', 'хозяин не вернул обеспечительный платёж'])(
  'a question in another language is like one by its concepts, and is not told to be the same: %s',
  (keyword) => {
    const known = { ...knowingOf(asked), glossary: makeGlossary([deposit]) }
    expect(articles(known, keyword)).toContain('lease 1')
    expect(articles(known, keyword)).not.toContain('lease 2')
    for (const _ of known.answered.understand(known.glossary));
    expect(articles(known, keyword)).toContain('lease 2')
    expect(search(index, known, makeQuestion(keyword)).askedBefore).toEqual([])
    expect(articles(known, keyword, { telling: true })).not.toContain('lease 2')
    known.answered.delete('0')
    expect(articles(known, keyword)).not.toContain('lease 2')
    known.answered.set('question', '1', asked)
    expect(articles(known, keyword)).toContain('lease 2')
  },
)

test('what answered and is gone, or is none of the laws, does no harm', () => {
  const gone = {
    ...asked,
    by: [
      { group: 'gone', unit: '1' },
      { group: 'lease', unit: '99' },
    ],
  }
  expect(articles(knowingOf(gone), '房东不退押金').toSorted()).toEqual(
    articles(knowing([breach]), '房东不退押金').toSorted(),
  )
})

test('what is cited, named by its title, or is the name of a country keeps its place', () => {
  const misleading = ['租赁条例第一条', '租赁条例', '押金应当写入合同', '中国'].map((question) => ({
    question,
    by: [{ group: 'visa', unit: '1' }],
    path: null,
  }))
  const known = knowingOf(...misleading)
  expect(articles(known, '租赁条例第一条')).toEqual(articles(knowing([breach]), '租赁条例第一条'))
  const titled = search(index, known, makeQuestion('租赁条例'))
  expect(titled.groups[0]!.id).toBe('lease')
  expect(titled.askedBefore).toEqual([])
  const china = { said: ['中国'], leanings: [] }
  expect(articles(known, '中国', china)).toEqual(articles(knowing([breach]), '中国', china))
})

test('filters, languages and excluded words hold for what answered too', () => {
  const known = knowingOf(asked)
  const keyword = '房东不肯退押金'
  expect(articles(known, keyword, { filters: { values: { country: ['KZ'] } } })).toEqual([])
  expect(articles(known, keyword, { textLanguage: 'en' })).toEqual([])
  expect(articles(known, `${keyword} -出租人`)).not.toContain('lease 2')
})

test('a law that an order leans away from does not pass those it leans to', () => {
  const away = makeIndex([
    makeLaw('old', { zh: '旧租赁条例' }, { '1': '押金应当写入合同。' }, { status: 'REPEALED' }),
    makeLaw('new', { zh: '新租赁条例' }, { '1': '押金应当写入合同。' }),
  ])
  const answered = knowingOf({ ...asked, question: '押金写入合同吗', by: [{ group: 'old', unit: '1' }] })
  const leaning = { leanings: [{ to: { timeliness: ['IN_FORCE'] }, kept: 0.05 }] }
  const found = search(away, answered, makeQuestion('押金要写入合同吗', leaning))
  expect(found.groups.map(({ id }) => id)).toEqual(['new', 'old'])
})

test('laws of one country that answered do not pass those of the country that an order leans to', () => {
  const deposits = makeIndex([
    makeLaw('abroad', { zh: '租赁法' }, { '1': '租赁期届满，出租人返还担保款项。' }, { country: 'KZ' }),
    makeLaw('here', { zh: '租赁条例' }, { '1': '押金应当写入合同。' }),
    makeLaw('goods', { zh: '货物检验规则' }, padding),
  ])
  const known = knowingOf(
    ...[asked, ...others].map((one) => ({ ...one, by: [{ group: 'abroad', unit: '1' }] })),
  )
  const first = (changes: Partial<SearchQuestion>) =>
    search(deposits, known, makeQuestion('房东不肯退押金', { of: 'units', ...changes })).units[0]?.group.id
  expect(first({})).toBe('abroad')
  expect(first({ leanings: [{ to: { country: ['CN'] }, kept: 0.7 }] })).toBe('here')
})
