import type { TemplateField } from '@portal/protocol/templates/content.ts'
import { expect, test } from 'vitest'
import { answered, fromProfile, savedAs, setFrom } from './contract-values.ts'

const field = (name: string, party: 'A' | 'B', source: 'name' | 'email'): TemplateField => ({
  name,
  kind: 'text',
  label: { zh: name },
  isRequired: true,
  from: { party, source },
})

test('an answer that says nothing is none', () => {
  expect(answered({ price: '10' }, 'price', '')).toEqual({})
  expect(answered({ price: '10' }, 'day', '2027-01-01')).toEqual({ price: '10', day: '2027-01-01' })
})

test('the profile answers for one party, and only what is open', () => {
  const fields = [
    field('seller', 'A', 'name'),
    field('sellerMail', 'A', 'email'),
    field('buyer', 'B', 'name'),
  ]
  const offered = { profile: { name: '样例公司' }, earlier: {} }
  expect(fromProfile(fields, 'A', offered, {})).toEqual({ seller: '样例公司' })
  expect(fromProfile(fields, 'A', offered, { seller: '另一家' })).toEqual({})
  expect(fromProfile(fields, 'B', offered, {})).toEqual({ buyer: '样例公司' })
})

test('a contract without a name is called by its template', () => {
  const contract = { name: '  ', languages: ['zh', 'ru'] as const, answers: {} }
  expect(savedAs(contract, '买卖合同')).toEqual({
    name: '买卖合同',
    language: 'zh',
    second: 'ru',
    answers: {},
  })
  expect(setFrom({ language: 'zh', second: null })).toEqual(['zh'])
})
