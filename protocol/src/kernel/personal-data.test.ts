import { expect, test } from 'vitest'
import { findPersonalData } from './personal-data.ts'

const found = (text: string) =>
  findPersonalData(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])

test.each([
  ['电话13800138000，邮箱 a.b@sample.example。', ['PHONE', 'EMAIL']],
  ['身份证号11010519491231002X', ['IDENTITY_NUMBER']],
  ['ИИН 900101300123, тел. +7 (727) 250-00-01', ['IDENTITY_NUMBER', 'PHONE']],
  ['Passport N1234567, call 0086 138 0013 8000', ['IDENTITY_NUMBER', 'PHONE']],
  ['138 0013 8000', ['PHONE']],
])('in «%s» there is %s', (text, kinds) => {
  expect(found(text).map(([kind]) => kind)).toEqual(kinds)
})

test('names that are known are found where a text has them', () => {
  const text = '青岛样例公司 (Sample & Co.) 的订货'
  const places = findPersonalData(text, ['青岛样例公司', 'sample & co.', '', '王五'])
  expect(places.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['NAME', '青岛样例公司'],
    ['NAME', 'Sample & Co.'],
  ])
})

test.each([
  '《民法典》第五百七十七条，2021年1月1日起施行',
  '№ 379-V ЗРК от 29.10.2015, ст. 44',
  'Case C-2024-00012; fee 1,200,000.00; article 1134',
  '热线 12348，合同编号 CM-2026-0096',
])('in «%s» there is none', (text) => {
  expect(found(text)).toEqual([])
})

test('a number within an address is not counted twice', () => {
  expect(found('write to 13800138000@sample.example')).toEqual([['EMAIL', '13800138000@sample.example']])
})
