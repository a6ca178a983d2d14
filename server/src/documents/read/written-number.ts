import { chineseNumeral } from '@portal/protocol/templates/written-answer.ts'

const latin = 'abcdefghijklmnopqrstuvwxyz'
const cyrillic = 'абвгдежзиклмнопрстуфхцчшщэюя'
const stems = '甲乙丙丁戊己庚辛壬癸'
const romanDigits = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const

function roman(value: number): string {
  let rest = value
  let written = ''
  for (const [digits, worth] of romanDigits) {
    while (rest >= worth) {
      written += digits
      rest -= worth
    }
  }
  return written
}

/** a, b … z, aa, bb … */
function lettered(value: number, alphabet: string): string {
  return alphabet.charAt((value - 1) % alphabet.length).repeat(Math.ceil(value / alphabet.length))
}

const writers: Readonly<Record<string, (value: number) => string>> = {
  none: () => '',
  bullet: () => '',
  decimalZero: (value) => String(value).padStart(2, '0'),
  lowerLetter: (value) => lettered(value, latin),
  upperLetter: (value) => lettered(value, latin.toUpperCase()),
  russianLower: (value) => lettered(value, cyrillic),
  russianUpper: (value) => lettered(value, cyrillic.toUpperCase()),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  chineseCounting: chineseNumeral,
  chineseCountingThousand: chineseNumeral,
  japaneseCounting: chineseNumeral,
  taiwaneseCountingThousand: chineseNumeral,
  ideographTraditional: (value) => lettered(value, stems),
}

/** Above it nothing but digits is written: no contract counts so far. */
const most = 999

/** A number in a format of Word's lists (`w:numFmt`); in digits where it is one that few know. */
export function writtenNumber(format: string, value: number): string {
  const write = value >= 1 && value <= most ? writers[format] : undefined
  return write ? write(value) : String(value)
}
