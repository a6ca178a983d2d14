import { expect, test } from 'vitest'
import { citedIn } from './cited.ts'

test('what a text cites is named once, in the words that name it first', () => {
  const citation = (address: string, block: number, start: number, end: number) => ({
    kind: 'law' as const,
    id: 'id',
    articleKey: null,
    changedOn: null,
    address,
    block,
    start,
    end,
  })
  const html = '<p>依照<strong>民法典</strong>第一条</p><p>公司法，又民法典第一条</p>'
  const citations = [
    citation('/eli/a#art-1', 0, 2, 8),
    citation('/eli/b', 1, 0, 3),
    citation('/eli/a#art-1', 1, 5, 11),
  ]
  expect(citedIn({ html, citations })).toEqual([
    { address: '/eli/a#art-1', words: '民法典第一条' },
    { address: '/eli/b', words: '公司法' },
  ])
})
