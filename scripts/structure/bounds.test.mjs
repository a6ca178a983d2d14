import { expect, test } from 'vitest'
import { repeatedBounds } from './bounds.mjs'
import { readSource } from './sources.mjs'

const check = (text, file = 'web/src/news/form.tsx') => repeatedBounds([readSource(file, text)])

test.each([
  ['maxLength 200', '<TextInput maxLength={200} />'],
  ['maxLength "200"', '<input maxLength="200" />'],
  ['minLength 2', '<Textarea minLength={2} />'],
  ['pattern "[a-z]+"', '<input pattern="[a-z]+" />'],
  ['max 10', '<NumberInput max={10} />'],
  ['min 0', '<input type="number" min={0} />'],
  ['maxLength 500', 'const longest = 500; const field = <Textarea maxLength={longest} />'],
  ['size 20', `ask('news', 'page', { query: { page: 1, size: 20 } }, signal)`],
  ['size 20', `const many = 20; context.ask('news', 'page', { body: { size: many } })`],
])('a bound of the protocol written out is refused: %s', (bound, text) => {
  expect(check(text)).toEqual([`web/src/news/form.tsx: ${bound} is written out; the protocol says it`])
})

test.each([
  '<TextInput {...form.text("name")} />',
  '<TextInput maxLength={newsList.filters.keyword.longest} />',
  '<input type="range" min={1} max={4} />',
  '<progress value={3} max={100} />',
  '<Icon name="close" size={28} />',
  `ask('news', 'page', { query: { size: list.sizes[0] } })`,
])('what is no bound, or comes from the protocol, is not: %s', (text) => {
  expect(check(text)).toEqual([])
})

test('parts that know no call may have bounds of their own', () => {
  expect(check('<input maxLength={9} />', 'web/src/ui/day.tsx')).toEqual([])
})
