import type { LawDetails } from '@portal/protocol/laws/schemas.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparisonPath, readComparisonAddress } from './door/comparison-address.ts'
import { eliPart, otherLanguage, readLawAddress, textPaths, wordingPath } from './law-address.ts'

const work = '/eli/ru/code/1994-11-30/51-фз'
const read = (steps: string | undefined, query = '') =>
  readLawAddress({ '*': steps }, new URLSearchParams(query))

const nothing = { on: undefined, text: undefined, beside: undefined }

describe('the address of a law', () => {
  test.each([
    ['ru/code/1994-11-30/51-фз', '', { ...nothing, law: { address: work } }],
    [
      'ru/code/1994-11-30/51-фз/2013-03-01/eng/art_10',
      '',
      { ...nothing, law: { address: `${work}/art_10` }, on: '2013-03-01', text: 'en', article: '10' },
    ],
    [
      'ru/code/1994-11-30/51-фз',
      'on=2013-03-01&text=en&beside=zh',
      { law: { address: work }, on: '2013-03-01', text: 'en', beside: 'zh' },
    ],
    [
      'ru/code/1994-11-30/51-фз/2013-03-01/rus',
      'on=2020-01-01&text=en',
      { ...nothing, law: { address: work }, on: '2013-03-01', text: 'ru' },
    ],
    ['ru/code/1994-11-30/51-фз', 'on=2013-02-30&text=deu&beside=', { ...nothing, law: { address: work } }],
    ['ru/code/nonsense', '', { ...nothing, law: { address: 'eli/ru/code/nonsense' } }],
    [undefined, 'id=42&text=ru', { ...nothing, law: { id: '42' }, text: 'ru' }],
    [undefined, '', { ...nothing, law: { id: '' } }],
  ])('%s?%s', (steps, query, expected) => {
    expect(read(steps, query)).toEqual({ article: undefined, ...expected })
  })

  test('of whatever is typed can be read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (steps, query) => {
        expect(read(steps, query)).toHaveProperty('law')
      }),
    )
  })
})

const law = {
  address: work,
  isCurrent: true,
  version: { address: `${work}/2013-03-01` },
  language: 'ru',
  languages: ['zh', 'ru'],
} as LawDetails

describe('paths of a law', () => {
  test('today’s wording is at the law’s own address, another at that of its first day', () => {
    expect(wordingPath(law)).toBe(work)
    expect(wordingPath({ ...law, isCurrent: false })).toBe(`${work}/2013-03-01`)
  })

  test('take a day, a language and an article in', () => {
    expect(eliPart(work, { on: '2020-01-01', language: 'ru', article: '10' })).toBe(
      `${work}/2020-01-01/rus/art_10`,
    )
    expect(eliPart(`${work}/2020-01-01/rus/art_10`, { article: null })).toBe(`${work}/2020-01-01/rus`)
    expect(eliPart('/legal/details', { article: '1' })).toBe('/legal/details')
  })

  test('name the language that is not the reader’s', () => {
    expect(otherLanguage(law, 'ru')).toEqual({})
    expect(otherLanguage(law, 'zh')).toEqual({ language: 'ru' })
  })

  test('are told search engines by language, where the address names one', () => {
    expect(textPaths(encodeURI(`${work}/rus`), law)).toEqual({
      shown: 'ru',
      paths: { zh: `${work}/zho`, ru: `${work}/rus` },
    })
    expect(textPaths(work, law)).toBeUndefined()
    expect(textPaths('/legal/details', law)).toBeUndefined()
    expect(textPaths('/eli/%FF', law)).toBeUndefined()
  })
})

test('the address of a comparison is read back as it was written', () => {
  const one = { id: 'law', from: 'one', to: 'two', text: 'ru' as const, isWhole: true }
  for (const address of [one, { ...one, text: undefined }, { ...one, isWhole: false }]) {
    const query = new URLSearchParams(comparisonPath(address).split('?')[1])
    expect(readComparisonAddress(query)).toEqual(address)
  }
})
