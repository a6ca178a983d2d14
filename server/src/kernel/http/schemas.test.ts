import { expect, test } from 'vitest'
import { z } from 'zod'
import { validatorCompiler } from './schemas.ts'

const schema = z.object({ title: z.string() })
const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' })
const judge = (title: string) => validate({ title }) as { value?: { title: string }; error?: Error }

test.each([
  ['a zero-width space', '\u200b'],
  ['marks of direction', '\u202e\u202c'],
  ['the empty Braille cell', '\u2800'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['a Hangul choseong filler', '\u115f'],
  ['a grapheme joiner', '\u034f'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['a Mongolian vowel separator between spaces', ' \u180e '],
])('%s and nothing else is no text', (_, title) => {
  expect(judge(title).error).toMatchObject({ fields: [{ field: 'title', rule: 'notText' }] })
})

test.each(['한\u3164국', '❤\ufe0f', 'می\u200cخواهم', 'ё', ''])('%s is text', (title) => {
  expect(judge(title)).toEqual({ value: { title } })
})
