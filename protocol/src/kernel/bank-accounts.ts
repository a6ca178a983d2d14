import { joined } from './joined.ts'

/** What may be an IBAN, with the words in capitals that follow it. */
const ibanShape =
  /(?<![A-Z\d])[A-Z]{2}\d{2}(?:[A-Z\d]{11,30}|(?: [A-Z\d]{4}){2,7}(?: [A-Z\d]{1,3})?)(?![A-Z\d])/gi

const shortestIban = 15

/** Cards of 16 digits, by what those of banks begin with, and of 15. */
const cardShape =
  /(?<!\d|\d{3}[ -])(?:(?:4\d|5[1-5]|62|2[2-7]|86|9[48])\d{2}(?:[ -]?\d{4}){3}|3[47]\d{2}[ -]?\d{6}[ -]?\d{5})(?!\d|[ -]\d{3})/g

/** What nothing else looks like. */
const plainShapes = joined(
  // Cards of UnionPay, not all of which have a digit to check.
  /(?<!\d|\d{3}[ -])62\d{2}(?:[ -]?\d{4}){3}[ -]?\d{3}(?!\d|[ -]\d{3})/,
  // Accounts in Russia, of persons and of firms, in the currencies that are common there.
  /(?<!\d)4(?:0[5-8]|2\d)\d{2}[ .]?(?:810|156|398|840|978)[ .]?\d[ .]?\d{4}[ .]?\d{7}(?!\d)/,
)

/** Words before which a number is that of an account. */
const accountWords = joined(
  /(?:账号|帐号|账户|卡号)[是为]?/,
  /(?<![a-z])(?:account|a\/c)(?: no| number)?/,
  /(?<![а-яё])(?:[рл]\/сч?|сч[её]т)/,
)

const namedShape = `(?<=(?:${accountWords})[ .:：№]{0,3})\\d(?:[ -]?\\d){8,29}(?!\\d)`

const certainShape = new RegExp(`${plainShapes}|${namedShape}`, 'gi')

/** Whether the digits of a card sum up as those of cards do (ISO/IEC 7812). */
function isCard(found: string): boolean {
  const digits = [...found.replaceAll(/\D/g, '')].toReversed().map(Number)
  const sum = digits.reduce((all, digit, at) => {
    const counted = at % 2 === 1 ? digit * 2 : digit
    return all + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}

/** Whether the digits to check are those of the rest (ISO 13616). */
function isIban(found: string): boolean {
  const plain = found.replaceAll(' ', '')
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((one) => Number.parseInt(one, 36)).join('')
  return plain.length >= shortestIban && BigInt(digits) % 97n === 1n
}

/** The longest beginning of what was found that is an IBAN; empty where none is. */
function ibanOf(found: string): string {
  const words = found.split(' ')
  const beginnings = words.map((_word, at) => words.slice(0, words.length - at).join(' '))
  return beginnings.find(isIban) ?? ''
}

/** Every IBAN, card and account of a text as pairs of its start and end, in UTF-16 units; they may overlap. */
export function findBankAccounts(text: string): { start: number; end: number }[] {
  const found = [
    ...[...text.matchAll(ibanShape)].map(({ index, 0: run }) => ({ index, text: ibanOf(run) })),
    ...[...text.matchAll(cardShape)].map(({ index, 0: run }) => ({ index, text: isCard(run) ? run : '' })),
    ...[...text.matchAll(certainShape)].map(({ index, 0: run }) => ({ index, text: run })),
  ]
  return found
    .filter(({ text: one }) => one !== '')
    .map(({ index, text: one }) => ({ start: index, end: index + one.length }))
}
