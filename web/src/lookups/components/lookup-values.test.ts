import { expect, test } from 'vitest'
import { isMoney } from './lookup-values.ts'

test.each(['1500', '1500.5', '1500,50', '1 500', '1\u202f500,50', '１５００'])('%s is an amount', (typed) => {
  expect(isMoney(typed)).toBe(true)
})

test.each(['', '-1', '1500.505', '1,500', '1e3', 'x'])('%s is none', (typed) => {
  expect(isMoney(typed)).toBe(false)
})
