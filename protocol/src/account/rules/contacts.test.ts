import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactPhoneKey, isContactPhone, isMainlandMobile } from './contact-phone.ts'
import { isWebsite } from './website.ts'

const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most })

const isTaken = (text: string) => isContactPhone(text) && isMainlandMobile(text)

describe('a number to call', () => {
  test.each([
    ['+86 532 1234 5678', '+8653212345678'],
    ['+7 (727) 250-00-00', '+77272500000'],
    ['＋99871 200 00 00', '+998712000000'],
    ['+44 20.7946.0000', '+442079460000'],
    ['138 0013-8000', '+8613800138000'],
  ])('%s', (text, key) => {
    expect(isTaken(text)).toBe(true)
    expect(contactPhoneKey(text)).toBe(key)
  })

  test('without its code is judged as a mobile number of mainland China, with one as any', () => {
    expect([isContactPhone('12345'), isMainlandMobile('12345')]).toEqual([true, false])
    expect([isContactPhone('+12345'), isMainlandMobile('+12345')]).toEqual([false, true])
  })

  test.each([
    '',
    '+',
    '0532 12345678',
    '128 0013 8000',
    '1380013800',
    '138001380000',
    '1 555 123 4567',
    '1 (555) 123-4567',
    '8 701 000 00 01',
    '+0532 1234567',
    '+86 532',
    '+1234567890123456',
    '+86 532 1234 ext 5',
  ])('%s is none', (text) => {
    expect(isTaken(text)).toBe(false)
  })

  test('is a code that begins with no nought and 6 to 14 digits more, however they are put apart', () => {
    const between = fc.constantFrom('', ' ', '-', '.', '(', ')')
    const number = fc.tuple(fc.constantFrom(...'123456789'), digits(6, 14), between)
    fc.assert(
      fc.property(number, ([first, rest, sign]) => {
        const written = `+${[first, ...rest].join(sign)}`
        expect(isTaken(written)).toBe(true)
        expect(contactPhoneKey(written)).toBe(`+${first}${rest}`)
      }),
    )
  })

  test('is none with fewer or more digits', () => {
    fc.assert(
      fc.property(fc.oneof(digits(0, 5), digits(15, 30)), (rest) => {
        expect(isTaken(`+1${rest}`)).toBe(false)
      }),
    )
  })
})

describe('a website', () => {
  test.each(['https://office.example.org/', 'http://пример.рф/страница', 'HTTPS://EXAMPLE.ORG'])(
    '%s',
    (text) => {
      expect(isWebsite(text)).toBe(true)
    },
  )

  test.each(['', 'example.org', 'ftp://example.org', 'javascript:alert(1)', 'https://', '//example.org'])(
    '%s is none',
    (text) => {
      expect(isWebsite(text)).toBe(false)
    },
  )

  test('leads by http alone, whatever is tried', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl({ validSchemes: ['ftp', 'file', 'data', 'https'] })),
        (text) => {
          if (isWebsite(text)) expect(['http:', 'https:']).toContain(new URL(text).protocol)
        },
      ),
    )
  })
})
