import type { Passage } from '@portal/protocol/assistant/schemas.ts'
import { expect, test } from 'vitest'
import { byCountry } from './by-country.ts'

const passage: Passage = {
  number: 1,
  kind: 'law',
  address: '/eli/kz/law/2020-02-29/1/art_1',
  title: '骆驼登记法',
  titleLanguage: 'zh',
  titleOrigin: null,
  heading: '第1条',
  language: 'zh',
  text: [{ text: '骆驼应当登记。', marked: true }],
  country: 'KZ',
  countryName: '哈萨克斯坦',
  isTreaty: false,
  isDigest: false,
  isOriginal: true,
  isSample: false,
  timeliness: 'IN_FORCE',
  day: '2020-07-01',
  adoptedOn: null,
  amendedFrom: null,
  isNamed: false,
}

test('passages of a country stand together, treaties apart from the countries that they are held for', () => {
  const china = { country: 'CN', countryName: '中国' }
  const passages: Passage[] = [
    passage,
    { ...passage, number: 2, ...china, isTreaty: true },
    { ...passage, number: 3 },
    { ...passage, number: 4, isTreaty: true },
    { ...passage, number: 5, ...china },
    { ...passage, number: 6, country: null, countryName: null },
    { ...passage, number: 7, kind: 'answered', country: null, countryName: null },
  ]
  const groups = byCountry(passages).map(({ passages: some, country, common }) => ({
    numbers: some.map(({ number }) => number),
    of: country ?? common,
  }))
  expect(groups).toEqual([
    { numbers: [1, 3], of: { code: 'KZ', name: '哈萨克斯坦' } },
    { numbers: [2, 4], of: 'treaties' },
    { numbers: [5], of: { code: 'CN', name: '中国' } },
    { numbers: [6], of: 'other' },
    { numbers: [7], of: 'answered' },
  ])
})
