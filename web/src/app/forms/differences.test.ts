import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'

const begun = { title: 'a', summary: 'b', files: ['1'], source: 'c' }

test('what both wrote is mine until chosen, what only they wrote is theirs', () => {
  const mine = { ...begun, title: 'mine', files: ['1'] }
  const theirs = { ...begun, title: 'theirs', files: ['1', '2'] }
  expect(differencesOf(begun, mine, theirs)).toEqual([
    { name: 'title', side: 'mine' },
    { name: 'files', side: 'theirs' },
  ])
})

test('what only I wrote, or both wrote alike, is no difference', () => {
  const mine = { ...begun, title: 'new', source: 'd' }
  expect(differencesOf(begun, mine, { ...begun, source: 'd' })).toEqual([])
})

test('where the beginning is not known, every difference is shown, and mine stands', () => {
  const mine = { ...begun, title: 'mine' }
  expect(differencesOf(null, mine, { ...begun, summary: 'x' })).toEqual([
    { name: 'title', side: 'mine' },
    { name: 'summary', side: 'mine' },
  ])
})
