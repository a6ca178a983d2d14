import { describe, expect, test } from 'vitest'
import { rulesOfCall } from '../../../build/form-calls.ts'
import { brokenRules } from './check-fields.ts'
import { inputOf } from './input-of.ts'
import { numberOf, plainNumber } from './plain-number.ts'

describe('a number is read as it is typed', () => {
  test.each([
    ['1500.50', '1500.50'],
    [' 1500 ', '1500'],
    ['1500,50', '1500.50'],
    ['1500,5', '1500.5'],
    ['0,125', '0.125'],
    ['1 500', '1500'],
    ['1 500,50', '1500.50'],
    ['1\u00a0500\u00a0000,5', '1500000.5'],
    ['1\u202f500', '1500'],
    ['1\u2009500', '1500'],
    ['１５００．５０', '1500.50'],
    ['１５００，５０', '1500.50'],
    ['1500。50', '1500.50'],
    ['1,500.50', '1500.50'],
    ['1,500,000', '1500000'],
    ['-1 500,50', '-1500.50'],
  ])('%s', (typed, plain) => {
    expect(plainNumber(typed)).toBe(plain)
  })

  test.each(['1,500', '15 00', '1 5', '1.500,50', '1,50,5', ',5', 'x', ''])(
    '%s stays as it was typed',
    (typed) => {
      expect(plainNumber(typed)).toBe(typed)
    },
  )
})

test.each(['1e2', '1E2', '0x10', '0b1', '+5', '5.', 'Infinity', '1_000', '', ' '])(
  '«%s» is no number: digits alone are',
  (typed) => {
    expect(numberOf(typed)).toBeNaN()
    const rules = { expectedDays: rulesOfCall('lookups', 'add')['expectedDays']! }
    if (typed.trim() !== '')
      expect(brokenRules({ expectedDays: typed }, rules)).toEqual({ expectedDays: { rule: 'notNumber' } })
  },
)

test.each([
  ['100', 100],
  ['-1 500,50', -1500.5],
  ['.5', 0.5],
  ['１０', 10],
])('«%s» is the number %d', (typed, number) => {
  expect(numberOf(typed)).toBe(number)
})

test.each([
  ['lookups', 'quote', 'cost'],
  ['lookups', 'add', 'expectedCost'],
  ['requirements', 'signUp', 'feeTo'],
  ['lawServices', 'add', 'feeFrom'],
] as const)('a form sends it as the call takes it: %s.%s %s', (feature, call, field) => {
  const rules = { [field]: rulesOfCall(feature, call)[field]! }
  expect(brokenRules({ [field]: '1 500,50' }, rules)).toEqual({})
  expect(inputOf({ [field]: '1\u00a0500,50' }, rules)).toEqual({ [field]: 1500.5 })
  expect(brokenRules({ [field]: '1,500' }, rules)).toEqual({ [field]: { rule: 'notNumber' } })
})
