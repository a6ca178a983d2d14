import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codePlaces, countryCode, dictionaryCode } from './dictionary-code.ts'

const size = dictionaryCode('SIZE')

describe('the places of an input that take codes', () => {
  test.each([
    ['a field', z.object({ size, name: z.string() }), [['size', 'SIZE']]],
    ['one that may be left out', z.object({ size: size.optional() }), [['size', 'SIZE']]],
    ['one that may be none', z.object({ country: countryCode().nullable() }), [['country', 'COUNTRY']]],
    ['one with a default', z.object({ size: size.default('SMALL') }), [['size', 'SIZE']]],
    ['the items of a list', z.object({ sizes: z.array(size).min(1) }), [['sizes', 'SIZE']]],
    ['a field within', z.object({ firm: z.strictObject({ size }) }), [['firm.size', 'SIZE']]],
    [
      'within the items of a list',
      z.object({ firms: z.array(z.object({ size })) }),
      [['firms.size', 'SIZE']],
    ],
    [
      'of one of several shapes',
      z.union([z.object({ size }), z.object({ name: z.string() })]),
      [['size', 'SIZE']],
    ],
    ['before it is changed', z.object({ size: size.transform((code) => code.length) }), [['size', 'SIZE']]],
    ['of an object judged as a whole', z.object({ size }).refine(() => true), [['size', 'SIZE']]],
    ['none', z.object({ name: z.string() }), []],
  ] as [string, z.ZodType, [string, string][]][])('%s', (_, schema, places) => {
    expect(codePlaces(schema).map(({ path, dictionary }) => [path.join('.'), dictionary])).toEqual(places)
  })
})
