import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { binCheck, innCheck, ogrnCheck, registrationRule } from './registration-number.ts'

const is = (country: string, number: string) => registrationRule(country, number) === null

test.each([
  ['KZ', '020240000555'],
  ['KZ', '971240001315'],
  ['KZ', '9401 4000 0385'],
  ['RU', '1027700132195'],
  ['RU', '1 02 77 00 13219 5'],
  ['RU', '7707083893'],
  ['RU', '500100732259'],
  ['RU', '304500116000157'],
  ['IN', 'L17110MH1973PLC019786'],
  ['IN', 'u72200ka2011ptc058888'],
  ['UZ', '201 122 919'],
  ['KG', '01234567890123'],
  ['DE', 'HRB 12345 B'],
  ['TR', '№ 7-А/19'],
  ['PK', '123'],
  ['HK', '1'.repeat(40)],
])('%s: %s is right', (country, number) => expect(is(country, number)).toBe(true))

test.each([
  ['KZ', '020240000554', 'registrationKz'],
  ['KZ', '021340000555', 'registrationKz'],
  ['KZ', '02024000055', 'registrationKz'],
  ['KZ', '000000000000', 'registrationKz'],
  ['KZ', '02024000055A', 'registrationKz'],
  ['RU', '1027700132196', 'registrationRu'],
  ['RU', '2027700132195', 'registrationRu'],
  ['RU', '7707083894', 'registrationRu'],
  ['RU', '0000000000', 'registrationRu'],
  ['RU', '500100732258', 'registrationRu'],
  ['RU', '500100732269', 'registrationRu'],
  ['RU', '304500116000158', 'registrationRu'],
  ['RU', '770708389', 'registrationRu'],
  ['IN', 'X17110MH1973PLC019786', 'registrationIn'],
  ['IN', 'L17110MH1973PLC01978', 'registrationIn'],
  ['UZ', '20112291', 'registrationUz'],
  ['UZ', '2011229190', 'registrationUz'],
  ['DE', 'HR', 'registrationNumber'],
  ['DE', '1'.repeat(41), 'registrationNumber'],
  ['DE', '///', 'registrationNumber'],
  ['toString', 'HR', 'registrationNumber'],
])('%s: %s is wrong', (country, number, rule) => expect(registrationRule(country, number)).toBe(rule))

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))

/** The number with each other digit in the place of one. */
function withOneChanged(number: string, place: number): string[] {
  return [...'0123456789']
    .filter((digit) => digit !== number[place])
    .map((digit) => number.slice(0, place) + digit + number.slice(place + 1))
}

describe('a check digit', () => {
  test('ends a Kazakh number, and no other digit does', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d\d(0[1-9]|1[0-2])\d{7}$/), (first) => {
        const check = binCheck(first)
        for (const last of '0123456789') expect(is('KZ', first + last)).toBe(last === check)
      }),
    )
  })

  test('ends a Russian number of each kind, and no other digit does', () => {
    fc.assert(
      fc.property(digits(11), digits(13), digits(8), digits(9), (company, trader, inn, person) => {
        const numbers = [
          `1${company}${ogrnCheck(`1${company}`)}`,
          `3${trader}${ogrnCheck(`3${trader}`)}`,
          `7${inn}${innCheck(`7${inn}`)}`,
        ]
        const eleventh = `7${person}${innCheck(`7${person}`)}`
        for (const number of [...numbers, eleventh + innCheck(eleventh)]) {
          expect(is('RU', number)).toBe(true)
          for (const other of withOneChanged(number, number.length - 1)) expect(is('RU', other)).toBe(false)
        }
      }),
    )
  })
})
