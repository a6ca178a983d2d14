import type { FieldRule } from '../../kernel/rules.ts'
import { numberKey } from './identity.ts'

/** Weighted sum of the first digits of a number, as check digits are made of. */
function sumOf(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0)
}

const kazakhWeights = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const kazakhSecondWeights = [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]

/** The digit that ends a Kazakh БИН or ИИН with these first 11; null where no number begins so. */
export function binCheck(first11: string): string | null {
  const first = sumOf(first11, kazakhWeights) % 11
  const check = first < 10 ? first : sumOf(first11, kazakhSecondWeights) % 11
  return check < 10 ? String(check) : null
}

/** БИН and ИИН begin with a year and a month. */
function isBin(value: string): boolean {
  return /^\d\d(0[1-9]|1[0-2])\d{8}$/.test(value) && binCheck(value.slice(0, 11)) === value[11]
}

/** The digit that ends an ОГРН with these first 12, or an ОГРНИП with these first 14 (Минфин, приказ № 165н). */
export function ogrnCheck(first: string): string {
  return String((Number(first) % (first.length - 1)) % 10)
}

const innWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/** The next check digit of a Russian ИНН that begins with these: the 10th, or the 11th and 12th. */
export function innCheck(first: string): string {
  return String((sumOf(first, innWeights.slice(-first.length)) % 11) % 10)
}

function isRussian(value: string): boolean {
  const last = value.at(-1)
  if (/^[15]\d{12}$|^3\d{14}$/.test(value)) return ogrnCheck(value.slice(0, -1)) === last
  // No tax office has the number 00.
  if (/^(?!00)\d{10}$/.test(value)) return innCheck(value.slice(0, 9)) === last
  if (!/^(?!00)\d{12}$/.test(value)) return false
  return innCheck(value.slice(0, 10)) === value[10] && innCheck(value.slice(0, 11)) === last
}

/** Lengths of the two numbers that Russia gives the same body: ОГРН and ИНН of a firm, ОГРНИП and ИНН of a sole trader. */
const russianPairs: Readonly<Record<number, number>> = { 13: 10, 10: 13, 15: 12, 12: 15 }

/** How long the other number of the same body is, where its country gives it two that do not follow from each other. */
export function otherNumberLength(country: string, number: string): number | null {
  return (country === 'RU' && russianPairs[number.length]) || null
}

/** Countries whose numbers have a published shape, with the rule that a number of theirs may break. */
const shapes = {
  KZ: { isRight: isBin, rule: 'registrationKz' },
  RU: { isRight: isRussian, rule: 'registrationRu' },
  // Listing, industry, state, year, kind of company, number.
  IN: { isRight: (value) => /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/.test(value), rule: 'registrationIn' },
  UZ: { isRight: (value) => /^\d{9}$/.test(value), rule: 'registrationUz' },
} as const satisfies Record<string, { isRight: (value: string) => boolean; rule: FieldRule }>

/** Of every other country: 3 to 40 characters, a letter or digit among them. */
const anyShape = {
  isRight: (value: string) =>
    [...value].length >= 3 && [...value].length <= 40 && /[\p{L}\p{N}]/u.test(value),
  rule: 'registrationNumber',
} as const

function shapeOf(country: string) {
  return Object.hasOwn(shapes, country) ? shapes[country as keyof typeof shapes] : anyShape
}

/**
 * The rule that a number of a country's register breaks; null where it breaks none. That nobody else has it, and that
 * the register knows it, is not looked at.
 *
 * @param country ISO 3166, not China, whose companies have a unified social credit code
 */
export function registrationRule(country: string, number: string): FieldRule | null {
  const { isRight, rule } = shapeOf(country)
  return isRight(numberKey(number)) ? null : rule
}
