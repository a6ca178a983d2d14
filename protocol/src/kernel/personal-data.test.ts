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
  ['Звоните: 8 (912) 345-67-89 или 8-800-555-35-35', ['PHONE', 'PHONE']],
  ['тел. 89123456789, 8 (4232) 45-67-89, 8 727 250 00 01', ['PHONE', 'PHONE', 'PHONE']],
  ['电话0532-88880001，(010)65051234', ['PHONE', 'PHONE']],
  ['call 010 6505 1234 or 021-6505 1234', ['PHONE', 'PHONE']],
  ['ПИНФЛ 31503901234567, ПИН 21503199012345', ['IDENTITY_NUMBER', 'IDENTITY_NUMBER']],
  ['CNIC 35202-1234567-1, PAN ABCDE1234F', ['IDENTITY_NUMBER', 'IDENTITY_NUMBER']],
  ['Aadhaar 1234 5678 9012', ['IDENTITY_NUMBER']],
  ['4510 123456, 45 10 123456', ['IDENTITY_NUMBER', 'IDENTITY_NUMBER']],
  ['паспорт серии 4510 № 123456', ['IDENTITY_NUMBER']],
  ['Паспорт РФ: 4510123456', ['IDENTITY_NUMBER']],
  ['passport no. 4510-123456', ['IDENTITY_NUMBER']],
  ['паспорт 2004 123456 выдан 12.05.2004', ['IDENTITY_NUMBER']],
  ['微信：zhangsan，微信号li_si-88', ['WECHAT', 'WECHAT']],
  ['加微信 wang2024，WeChat ID: tradedesk', ['WECHAT', 'WECHAT']],
  ['微信13800138000', ['PHONE']],
  ['+86 1234 5678 9012', ['PHONE']],
  ['电话：88880001，手机号码是8888 0001', ['PHONE', 'PHONE']],
  ['тел. 555-44-33, Телефон: (727) 250 00 01, тел.: 5-44-33', ['PHONE', 'PHONE', 'PHONE']],
  ['Tel. 555-4433, phone number is 5554433', ['PHONE', 'PHONE']],
  ['邮箱：ivan (at) example.com，ivan（at）example.com', ['EMAIL', 'EMAIL']],
  ['пишите на ivan [at] example.com или ivan{@}example.com', ['EMAIL', 'EMAIL']],
  ['IBAN KZ86125KZT5004100100', ['BANK_ACCOUNT']],
  ['账户 KZ86 125K ZT50 0410 0100 BIC ABCDKZKA', ['BANK_ACCOUNT']],
  ['de89 3704 0044 0532 0130 00', ['BANK_ACCOUNT']],
  ['卡 6222 0212 3456 7890 123，6222021234567890123', ['BANK_ACCOUNT', 'BANK_ACCOUNT']],
  ['карта 4111 1111 1111 1111 12/27', ['BANK_ACCOUNT']],
  ['card 4111 1111 1111 1111 or 4111-1111-1111-1111', ['BANK_ACCOUNT', 'BANK_ACCOUNT']],
  ['р/с 40702810900000012345; счёт № 30101 810 4 0000 0000225', ['BANK_ACCOUNT', 'BANK_ACCOUNT']],
  ['перевод на 40817 810 0 9991 0004312', ['BANK_ACCOUNT']],
  ['账号：37050161880800001234, account no. 1234567890', ['BANK_ACCOUNT', 'BANK_ACCOUNT']],
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
  'Федеральный закон № 402-ФЗ от 06.12.2011, Закон № 14-ФЗ',
  '法释〔2023〕13号，（2023）鲁02民初1234号',
  '№ А40-123456/2023, № 02-1234/2024, № 0532-1234567',
  'ИНН 7707083893, ОГРН 1027700132195, БИК 044525225',
  '统一社会信用代码91370200MA3C1234X5',
  'сумма 8 912 345 678 901 тенге, 1 234 567 890 сумов, 2024 150000 рублей',
  'в 2021 2022 2023 годах, 20231130120000, 2023-11-30 12:00:00',
  'карта 1234 5678 9012 3456',
  'ст. 8 (пункт 3), ч. 2 ст. 1484 ГК РФ, 第1484条第2款',
  'паспорт безопасности, 10 листов; passport holders of 2024',
  'карта 4111 1111 1111 1112; 2021 2022 2023 2024; KZ87125KZT5004100100',
  '№ 5338-1, КБК 18210101011011000110, ТН ВЭД 8703 23 198 1, HS 8703.23.1981',
  '1 000 000 000 тенге, 1000000000000000 сумов, 4 111 111 111 111 111 сумов',
  '（2021）鲁02民初123号，(2021)鲁02民初123号，法发〔2021〕12345678号',
  '电话录音可作证据，第5338-1条；电话 2023-11-30 打来；手机 100000元；电话会议20231130',
  'телефонный разговор 30.11.2023, телефон 100000 руб., по телефону 112, отель 555-44-33',
  'hotel 555-4433; phone 2021-2022; phone calls of 20231130; Tel Aviv 1948',
  'sold (at) market price; see art. 5 (at) p. 3; CISG art. 49 [at the time] example.com',
  'расчётный счёт, счёт 2023 года; bank account of 2023; 账号已注销，账户 2023',
  '微信支付，微信公众号；WeChat messages are evidence; WeChat Official Account',
])('in «%s» there is none', (text) => {
  expect(found(text)).toEqual([])
})

test('a number within an address is not counted twice', () => {
  expect(found('write to 13800138000@sample.example')).toEqual([['EMAIL', '13800138000@sample.example']])
})
