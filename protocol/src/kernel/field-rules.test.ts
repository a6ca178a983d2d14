import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { textRules } from '../account/rules/text-rules.ts'
import { calls } from '../calls.ts'
import { kernel } from '../words/zh/kernel.ts'
import type { Call } from './call.ts'
import { dictionaryCode } from './dictionary-code.ts'
import { fieldRules } from './field-rules.ts'
import { rule } from './rules.ts'

const bodies = Object.entries(calls).flatMap(([feature, group]) =>
  Object.entries(group as Record<string, Call>).flatMap(([name, { body }]) =>
    body ? [{ name: `${feature}.${name}`, body }] : [],
  ),
)

describe('the rules of fields', () => {
  test('are read from every kind of schema', () => {
    const schema = z.strictObject({
      title: z.string().trim().min(1).max(200),
      note: z.string().max(30).nullable(),
      email: z.string().max(254).refine(textRules.email, rule('email')).optional(),
      code: z.string().regex(/^[a-z]+$/),
      size: dictionaryCode('COMPANY_SIZE'),
      areas: z.array(dictionaryCode('SPECIALTY_AREA')).min(1).max(20),
      count: z.int().min(2).max(5),
      price: z.number().optional(),
      kind: z.enum(['A', 'B']),
      isAgreed: z.boolean().refine(Boolean, rule('mustAgree')),
      words: z.strictObject({ zh: z.string().min(1).max(9) }),
    })
    expect(fieldRules(schema)).toEqual({
      title: { isRequired: true, longest: 200 },
      note: { empty: 'null', longest: 30 },
      email: { empty: 'absent', rules: ['email'], longest: 254 },
      code: { isRequired: true, pattern: '^[a-z]+$' },
      size: { isRequired: true, dictionary: 'COMPANY_SIZE' },
      areas: { kind: 'list', isRequired: true, dictionary: 'SPECIALTY_AREA', least: 1, most: 20 },
      count: { kind: 'number', isRequired: true, least: 2, most: 5, isWhole: true },
      price: { kind: 'number', empty: 'absent' },
      kind: { isRequired: true, choices: ['A', 'B'] },
      isAgreed: { kind: 'truth', rules: ['mustAgree'] },
      'words.zh': { isRequired: true, longest: 9 },
    })
  })

  test('of several ways are those that all of them have', () => {
    const schema = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('ONE'), number: z.string().min(1).max(40) }),
      z.strictObject({ kind: z.literal('TWO'), number: z.string().max(60), bar: z.string().min(1).max(9) }),
    ])
    expect(fieldRules(schema)).toEqual({
      kind: { isRequired: true, choices: ['ONE', 'TWO'] },
      number: { longest: 60 },
      bar: { isRequired: true, longest: 9 },
    })
  })

  test.each(bodies)('of $name are rules that have words', ({ body }) => {
    const named = Object.values(fieldRules(body)).flatMap(({ rules = [] }) => rules)
    expect(Object.keys(kernel.fields)).toEqual(expect.arrayContaining(named))
  })
})
