import { inLanguage, type Language, type Words } from '../kernel/languages.ts'
import type { TemplateField } from './content.ts'

/** Names of countries and currencies in every language, by their codes: contracts stand in two languages at once. */
export interface ContractNames {
  countries: Readonly<Record<string, Words>>
  currencies: Readonly<Record<string, Words>>
}

const digits = '零一二三四五六七八九'

/** A whole number below 1,000 as clauses are numbered in Chinese: 七, 十二, 一百零三. */
export function chineseNumeral(value: number): string {
  const [hundreds, tens, ones] = [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]
  const upper = hundreds > 0 ? `${digits[hundreds]}百` : ''
  const lead = tens === 1 && hundreds === 0 ? '' : (digits[tens] ?? '')
  const middle = tens > 0 ? `${lead}十` : hundreds > 0 && ones > 0 ? '零' : ''
  return upper + middle + (ones > 0 ? (digits[ones] ?? '') : '')
}

/** The number of a clause, as it stands before its heading. */
export function clauseNumber(value: number, language: Language): string {
  if (language === 'zh') return `第${chineseNumeral(value)}条`
  return language === 'en' ? `Article ${value}` : `Статья ${value}`
}

const decimal = /^-?\d{1,15}(\.\d{1,6})?$/

export function isDecimal(text: string): boolean {
  return decimal.test(text)
}

const noBreak = '\u00a0'

/** A decimal with its thousands apart; money with two places. */
function writtenNumber(answer: string, language: Language, isMoney: boolean): string {
  if (!isDecimal(answer)) return answer
  const [whole = '', given = ''] = answer.replace('-', '').split('.')
  const places = isMoney ? given.padEnd(2, '0') : given
  const grouped = whole
    .replace(/^0+(?=\d)/, '')
    .replace(/\B(?=(\d{3})+(?!\d))/g, language === 'ru' ? noBreak : ',')
  const mark = language === 'ru' ? ',' : '.'
  return `${answer.startsWith('-') ? '-' : ''}${grouped}${places === '' ? '' : mark + places}`
}

const months: Record<'en' | 'ru', readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ru: 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' '),
}

function writtenDay(answer: string, language: Language): string {
  const [year = 0, month = 0, day = 0] = answer.split('-').map(Number)
  if (language === 'zh') return `${year}年${month}月${day}日`
  const name = months[language][month - 1] ?? ''
  return language === 'en' ? `${day} ${name} ${year}` : `${day} ${name} ${year} года`
}

const truths: Record<Language, { yes: string; no: string }> = {
  zh: { yes: '是', no: '否' },
  en: { yes: 'yes', no: 'no' },
  ru: { yes: 'да', no: 'нет' },
}

/** The answer to a field as a contract in the language says it. */
export function writtenAnswer(
  field: TemplateField,
  answer: string,
  { language, names }: { language: Language; names: ContractNames },
): string {
  const named = (words: Words | undefined) => (words ? inLanguage(words, language) : answer)
  switch (field.kind) {
    case 'number':
    case 'percent':
      return writtenNumber(answer, language, false)
    case 'money':
      return writtenNumber(answer, language, true)
    case 'day':
      return writtenDay(answer, language)
    case 'choice': {
      const option = field.options?.find(({ name }) => name === answer)
      return named(option && (option.text ?? option.label))
    }
    case 'yesNo':
      return answer === 'yes' ? truths[language].yes : truths[language].no
    case 'country':
      return named(names.countries[answer])
    case 'currency':
      return named(names.currencies[answer])
    default:
      return answer.trim()
  }
}
