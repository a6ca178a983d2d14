import { expect, test } from 'vitest'
import { countriesNamed, countriesSuggested } from './countries-named.ts'

const named = (text: string) => countriesNamed(text).map(({ country }) => country)
const suggested = (text: string) => countriesSuggested(text).map(({ country }) => country)

test.each([
  ['регистрация ООО в Казахстане', ['KZ']],
  ['суды Казахстана', ['KZ']],
  ['таможня Кыргызстана', ['KG']],
  ['инвестиции из Китая в Россию', ['CN', 'RU']],
  ['с китайской стороной', ['CN']],
  ['суд в Индии', ['IN']],
  ['по праву КНР', ['CN']],
  ['трудовое право Республики Таджикистан', ['TJ']],
  ['customs clearance in Kyrgyzstan', ['KG']],
  ["Pakistan's customs", ['PK']],
  ['Indian company', ['IN']],
  ['哈萨克斯坦有限责任公司', ['KZ']],
  ['在俄罗斯雇用中国员工', ['CN', 'RU']],
])('%s names %j', (text, countries) => expect(named(text)).toEqual(countries))

test.each([
  'индивидуальный предприниматель',
  'Indiana',
  '印度尼西亚合同',
  '白俄罗斯公司',
  'in the Indianapolis',
  'порт',
  'customs clearance',
  '合同违约',
  '',
])('%s names no country', (text) => expect(named(text)).toEqual([]))

test('what names a country is told as it stands there', () => {
  expect(countriesNamed('Регистрация в КАЗАХСТАНЕ')).toEqual([{ country: 'KZ', words: ['казахстане'] }])
})

test.each([
  ['иск в Москве', ['RU']],
  ['штраф в тенге', ['KZ']],
  ['a company in Tashkent', ['UZ']],
  ['以人民币结算', ['CN']],
  ['суд', []],
])('%s suggests %j', (text, countries) => expect(suggested(text)).toEqual(countries))
