import { expect, test } from 'vitest'
import type { SearchQuestion } from '../door.ts'
import { breach, knowing, makeIndex, makeLaw, makeQuestion } from '../fixtures.ts'
import { search } from './search.ts'

const index = makeIndex([
  makeLaw(
    'lease',
    { zh: '租赁条例', ru: 'Об аренде' },
    { '1': '押金应当写入合同。', '2': '出租人返还担保款项。' },
  ),
  makeLaw('goods', { zh: '货物检验规则' }, { '1': '货物的检验期限由双方约定。' }, { country: 'KZ' }),
  makeLaw('old', { zh: '旧规则' }, { '1': '旧的规则。' }, { status: 'REPEALED' }),
])

function found(near: SearchQuestion['near'], changes: Partial<SearchQuestion> = {}) {
  const question = makeQuestion('押金应当写入合同吗', { of: 'units', quotes: true, near, ...changes })
  return search(index, knowing([breach]), question).units.map(({ group, key }) => `${group.id} ${key}`)
}

const near = [
  { group: 'old', unit: '1', score: 0.9 },
  { group: 'goods', unit: '1', score: 0.8 },
  { group: 'lease', unit: '2', score: 0.7 },
]

test('what was found by other means is found alone, in its order, each unit once', () => {
  expect(found(near)).toEqual(['old 1', 'goods 1', 'lease 2'])
  expect(found([])).toEqual([])
})

test('filters and leanings hold for it', () => {
  expect(found(near, { filters: { values: { country: ['KZ'] } } })).toEqual(['goods 1'])
  const leanings = [{ to: { timeliness: ['IN_FORCE'] }, kept: 0.1 }]
  expect(found(near, { leanings })).toEqual(['goods 1', 'lease 2', 'old 1'])
})

test('what is not held is left out, and a citation or a lack of words brings nothing else', () => {
  const gone = [
    { group: 'gone', unit: '1', score: 1 },
    { group: 'lease', unit: '99', score: 1 },
    ...near.slice(2),
  ]
  for (const keyword of ['《货物检验规则》第1条', '']) expect(found(gone, { keyword })).toEqual(['lease 2'])
})
