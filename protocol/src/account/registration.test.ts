import { expect, test } from 'vitest'
import { agreement as en } from '../words/en/agreement.ts'
import { agreement as ru } from '../words/ru/agreement.ts'
import { agreement as zh } from '../words/zh/agreement.ts'
import { agreementVersion } from './agreement.ts'
import { codeField } from './fields.ts'
import { personBody } from './registration.ts'

const given = {
  username: 'reader_1',
  password: 'Right_horse_42',
  phone: '+86 138 0000 0002',
  smsCode: '123 456',
  agreement: { version: agreementVersion, language: 'ru' },
}

test('the agreement accepted is the one that is shown, in each language', () => {
  for (const { version } of [zh, en, ru]) expect(version).toBe(agreementVersion)
})

test('phones and codes are taken as people write them', () => {
  expect(personBody.parse(given)).toEqual({ ...given, phone: '+8613800000002', smsCode: '123456' })
  expect(codeField.parse('１２３-４５６')).toBe('123456')
})

/** The fields that are wrong with a change. */
function wrong(change: object): string[] {
  const parsed = personBody.safeParse({ ...given, ...change })
  return parsed.error?.issues.map(({ path }) => path.join('.')) ?? []
}

test.each([
  ['no acceptance', { agreement: undefined }, 'agreement'],
  ['an older agreement', { agreement: { version: '2020-01-01', language: 'zh' } }, 'agreement.version'],
  ['an e-mail address without its code', { email: 'a@b.cn' }, 'emailCode'],
  ['an e-mail address that is a list', { email: ['a@b.cn'], emailCode: '123456' }, 'email'],
  ['a code of five digits', { smsCode: '12345' }, 'smsCode'],
  ['the username as password', { password: 'Reader_1' }, 'password'],
])('%s is refused', (_, change, field) => {
  expect(wrong(change)).toContain(field)
})
