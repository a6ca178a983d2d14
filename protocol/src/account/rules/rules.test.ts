import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { creditCodeCheck, isCreditCode } from './credit-code.ts'
import {
  isIdentity,
  isLawyerLicence,
  isResidentId,
  maskNumber,
  numberKey,
  residentIdCheck,
} from './identity.ts'
import { isEmail, isPassword, isUsername } from './names.ts'
import { maskEmail, maskPhone, toE164 } from './phone.ts'

const today = '2026-11-21'
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

describe('a username', () => {
  test.each(['abc_1', 'ABCDE1', '12345_', 'a_b_c', '_____1', 'a'.repeat(19) + '1'])('can be %s', (name) => {
    expect(isUsername(name)).toBe(true)
  })

  test.each([
    ['too short', 'ab_1'],
    ['too long', 'a'.repeat(20) + '1'],
    ['of letters alone', 'abcdef'],
    ['of digits alone', '123456'],
    ['of underscores alone', '______'],
    ['with a hyphen', 'abc-12'],
    ['with a space', 'abc 12'],
    ['with a Cyrillic letter that looks Latin', 'аdmin_1'],
    ['with full-width letters', 'ａｂｃ_12'],
    ['with Arabic digits', 'abcd١٢'],
    ['with an invisible character', 'abc_1\u200b2'],
    ['with a line end', 'abc_12\n'],
  ])('cannot be one %s', (_, name) => {
    expect(isUsername(name)).toBe(false)
  })

  test('is made of Latin letters, digits and underscores, whatever is tried', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 25 }), (name) => {
        if (isUsername(name)) expect(name).toMatch(/^(?!\d+$)(?!_+$)(?![A-Za-z]+$)\w{5,20}$/)
      }),
    )
  })
})

describe('a password', () => {
  test.each(['abcdefg1', 'abcdefg!', '1234567!', 'пароль12', 'a b c d e f', '密码密码密码密1'])(
    'can be %s',
    (one) => expect(isPassword(one)).toBe(true),
  )

  test.each([
    'abcdef1',
    'abcdefgh',
    '12345678',
    '!!!!!!!!',
    `${'a'.repeat(20)}1`,
    'abcdefg1\n',
    'abcdefg\u00001',
  ])('cannot be %j', (one) => expect(isPassword(one)).toBe(false))
})

describe('an e-mail address', () => {
  test.each(['a@b.cn', 'first.last+tag@sub.example.org', "o'neil@example.com", 'x@xn--80ak6aa92e.com'])(
    'can be %s',
    (one) => expect(isEmail(one)).toBe(true),
  )

  test.each([
    '',
    'a',
    'a@b',
    '@b.cn',
    'a@',
    'a@@b.cn',
    'a b@c.cn',
    '.a@b.cn',
    'a..b@c.cn',
    'a@-b.cn',
    'a@b..cn',
    'a@b.cn\r\nBcc: c@d.cn',
    'a@b.cn,c@d.cn',
    '<a@b.cn>',
    `${'a'.repeat(65)}@b.cn`,
  ])('cannot be %j', (one) => expect(isEmail(one)).toBe(false))
})

describe('a unified social credit code', () => {
  test.each(['91110000600037341L', '91350200MA2YJ1XR9G'])('%s, published, is right', (code) => {
    expect(isCreditCode(code)).toBe(true)
  })

  const first17 = fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]{17}$/)

  test('is right with its own check character and wrong with any other', () => {
    fc.assert(
      fc.property(first17, fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'), (start, last) => {
        expect(isCreditCode(start + last)).toBe(last === creditCodeCheck(start))
      }),
    )
  })

  test('shows one wrong character wherever it is', () => {
    fc.assert(
      fc.property(
        first17,
        fc.nat(16),
        fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'),
        (start, at, other) => {
          const code = start + creditCodeCheck(start)
          const changed = code.slice(0, at) + other + code.slice(at + 1)
          expect(isCreditCode(changed)).toBe(changed === code)
        },
      ),
    )
  })
})

describe('an identity document', () => {
  /** The example of GB 11643-1999. */
  const published = '11010519491231002X'

  test('published as an example is right, in its own kind', () => {
    expect(isResidentId(published, today)).toBe(true)
    expect(isIdentity({ kind: 'RESIDENT_ID', number: published }, today)).toBe(true)
    expect(isIdentity({ kind: 'PASSPORT', number: published }, today)).toBe(false)
    expect(isIdentity({ kind: 'PERMANENT_RESIDENCE', number: published }, today)).toBe(false)
  })

  test.each([
    ['with another check character', '110105194912310021'],
    ['born on a day that never was', `11010519490230002`],
    ['born on 29 February of a common year', '11010520230229002'],
    ['born tomorrow', '11010520261122002'],
    ['born in month 13', '11010519491331002'],
    ['of no area', '01010519491231002'],
  ])('%s is wrong', (_, start) => {
    const number = start.length === 18 ? start : start + residentIdCheck(start)
    expect(isResidentId(number, today)).toBe(false)
  })

  test('shows two digits that changed places', () => {
    fc.assert(
      fc.property(digits(3), fc.nat(15), (order, at) => {
        const first17 = `11010519491231${order}`
        const number = first17 + residentIdCheck(first17)
        const swapped = number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2)
        expect(isResidentId(swapped, today)).toBe(swapped === number)
      }),
    )
  })

  test('of a foreigner is a passport or a permanent residence card', () => {
    const card = `91101051990010100`
    expect(isIdentity({ kind: 'PASSPORT', number: 'N1234567' }, today)).toBe(true)
    expect(isIdentity({ kind: 'PASSPORT', number: 'PASSPORT' }, today)).toBe(false)
    expect(isIdentity({ kind: 'PERMANENT_RESIDENCE', number: 'KAZ110000000001' }, today)).toBe(true)
    expect(isIdentity({ kind: 'PERMANENT_RESIDENCE', number: card + residentIdCheck(card) }, today)).toBe(
      false,
    )
    const real = '91101119900101001'
    expect(isIdentity({ kind: 'PERMANENT_RESIDENCE', number: real + residentIdCheck(real) }, today)).toBe(
      true,
    )
  })

  test('is compared without spaces, hyphens and case, and shown by its ends', () => {
    expect(numberKey(' 110105 19491231-002x ')).toBe(published)
    expect(maskNumber(published)).toBe('110*************2X')
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{5,18}$/), (number) => {
        expect(maskNumber(number)).toMatch(/^.{3}\*{3,}.{2}$/)
      }),
    )
  })
})

test('a lawyer licence has 17 digits, the first of them 1', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{16,18}$/), (number) => {
      expect(isLawyerLicence(number)).toBe(number.length === 17 && number.startsWith('1'))
    }),
  )
  expect(isLawyerLicence('1１01201810000000'.padEnd(17, '0'))).toBe(false)
})

describe('a phone number', () => {
  test.each([
    ['+86 138-0000-0002', undefined, '+8613800000002'],
    ['138 0000 0002', 'CN', '+8613800000002'],
    ['8 (916) 123-45-67', 'RU', '+79161234567'],
    ['701 000 00 01', 'KZ', '+77010000001'],
    ['+7 701 000 00 01', 'RU', '+77010000001'],
    ['90 000 00 04', 'UZ', '+998900000004'],
    ['0300 1234567', 'PK', '+923001234567'],
    ['＋８６１３８０００００００２', undefined, '+8613800000002'],
  ])('%s of %s is %s', (text, country, expected) => {
    expect(toE164(text, country)).toBe(expected)
  })

  test.each([
    ['without its country', '13800000002'],
    ['of a line that takes no messages', '+862112345678'],
    ['of no operator', '+8612345678901'],
    ['too short', '+861380000000'],
    ['with a word', '+8613800000002 mobile'],
    ['with an extension', '+8613800000002 ext. 5'],
    ['two at once', '+8613800000002, +8613800000003'],
    ['empty', ''],
  ])('%s is none', (_, text) => {
    expect(toE164(text)).toBeNull()
  })

  test('is shown by its ends', () => {
    expect(maskPhone('+8613800000002')).toBe('+86****0002')
    expect(maskEmail('reader@example.org')).toBe('r***@example.org')
  })
})
