import { call } from '@portal/protocol/kernel/call.ts'
import { countryCode, dictionaryCode } from '@portal/protocol/kernel/dictionary-code.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkCodes, codePlacesOf } from './check-codes.ts'

const sample = call({
  method: 'POST',
  path: '/web/sample/{country}',
  access: 'user',
  summary: 'A sample',
  params: z.object({ country: countryCode() }),
  body: z.object({
    size: dictionaryCode('SIZE').optional(),
    areas: z.array(dictionaryCode('AREA')),
    firms: z.array(z.object({ size: dictionaryCode('SIZE').nullable() })).optional(),
  }),
  output: z.null(),
})

const offered: Record<string, string[]> = { SIZE: ['SMALL'], AREA: ['TRADE', 'LABOUR'], COUNTRY: ['KZ'] }
const dictionaries = { codesOf: async (name: string) => new Set(offered[name]) }

function check(country: string, body: unknown) {
  return checkCodes(dictionaries, codePlacesOf(sample), { params: { country }, query: undefined, body })
}

describe('codes of dictionaries in an input', () => {
  test.each([
    [{ areas: [] }],
    [{ size: 'SMALL', areas: ['TRADE', 'LABOUR'] }],
    [{ areas: ['TRADE'], firms: [{ size: null }, { size: 'SMALL' }] }],
  ])('%j are offered', async (body) => {
    await expect(check('KZ', body)).resolves.toBeUndefined()
  })

  test.each([
    ['XX', { areas: [] }, ['country']],
    ['KZ', { size: 'VAST', areas: [] }, ['size']],
    ['KZ', { areas: ['TRADE', 'MAGIC'] }, ['areas']],
    ['KZ', { areas: [], firms: [{ size: 'SMALL' }, { size: 'VAST' }] }, ['firms.size']],
    ['XX', { size: 'VAST', areas: ['MAGIC', 'MORE'] }, ['country', 'size', 'areas']],
  ])('in %s, %j are not: %j', async (country, body, fields) => {
    await expect(check(country, body)).rejects.toMatchObject({
      fields: fields.map((field) => ({ field, rule: 'notChoice' })),
    })
  })
})
