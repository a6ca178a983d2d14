import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { fieldRefusals, inWords } from './field-refusals.ts'

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  code: z.string().min(3),
  born: z.iso.date(),
  mail: z.email(),
  kind: z.enum(['A', 'B']),
  age: z.int().min(18).max(99),
  ratio: z.number().max(1),
  tags: z.array(z.string().max(2)).min(1).max(2),
  choice: z.union([z.enum(['X']), z.array(z.enum(['X'])).min(1)]),
  inner: z.strictObject({ deep: z.string() }),
})
const good = {
  name: 'Ann',
  code: 'abc',
  born: '2000-02-29',
  mail: 'a@example.org',
  kind: 'A',
  age: 20,
  ratio: 0.5,
  tags: ['x'],
  choice: 'X',
  inner: { deep: '' },
}

function problems(value: unknown, language: Language = 'en') {
  const { error } = schema.safeParse(value, { reportInput: true })
  return inWords(fieldRefusals(error?.issues ?? []), language)
}

describe('a field that is not valid', () => {
  test('is none when all are', () => {
    expect(problems(good)).toEqual([])
  })

  test.each([
    [{ name: undefined }, 'name', 'Please fill this in'],
    [{ name: '' }, 'name', 'Please fill this in'],
    [{ name: 'too long' }, 'name', 'At most 5 characters'],
    [{ name: 5 }, 'name', 'This is not the expected kind of value'],
    [{ name: null }, 'name', 'This is not the expected kind of value'],
    [{ code: 'ab' }, 'code', 'At least 3 characters'],
    [{ born: '2001-02-29' }, 'born', 'Please enter a date that exists, as year-month-day'],
    [{ mail: 'nobody' }, 'mail', 'The format is not right'],
    [{ kind: 'C' }, 'kind', 'Please choose one of the options'],
    [{ age: 17 }, 'age', 'Must not be less than 18'],
    [{ age: 100 }, 'age', 'Must not be more than 99'],
    [{ age: 20.5 }, 'age', 'Please enter a whole number'],
    [{ ratio: 2 }, 'ratio', 'Must not be more than 1'],
    [{ tags: [] }, 'tags', 'Choose at least 1'],
    [{ tags: ['a', 'b', 'c'] }, 'tags', 'Choose at most 2'],
    [{ tags: ['a', 'long'] }, 'tags.1', 'At most 2 characters'],
    [{ choice: 'Y' }, 'choice', 'Please choose one of the options'],
    [{ choice: [] }, 'choice', 'Choose at least 1'],
    [{ inner: {} }, 'inner.deep', 'Please fill this in'],
    [{ inner: { deep: 'x', other: 1 } }, 'inner.other', 'Unknown entries: other'],
    [{ other: 1, another: 2 }, 'other', 'Unknown entries: other, another'],
  ])('%j is %s: %s', (change, field, message) => {
    expect(problems({ ...good, ...change })).toEqual([{ field, message }])
  })

  test('is the whole input when that is of another kind', () => {
    expect(problems('text')).toEqual([{ field: '', message: 'This is not the expected kind of value' }])
  })

  test('is told in each language, with its bounds filled in', () => {
    const messages = languages.map(
      (language) => problems({ ...good, name: 'too long' }, language)[0]!.message,
    )
    expect(messages[0]).toBe('最多 5 个字符')
    expect(messages[2]).toMatch(/^\P{Script=Latin}*5\P{Script=Latin}*$/u)
    expect(new Set(messages).size).toBe(3)
  })
})
