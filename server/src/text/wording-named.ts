import { beforeMark, firstWording, onMark } from '@portal/protocol/laws/wording-said.ts'
import { fold } from './characters.ts'
import { dayPattern, writtenDay } from './written-day.ts'

const year = '(?:1[89]|20)\\d\\d'
const everyYear = new RegExp(`(?<!\\d)(${year})(?!\\d)`, 'g')
const everyDay = { en: new RegExp(dayPattern.en, 'g'), ru: new RegExp(dayPattern.ru, 'g') }

const chineseDigits = '〇一二三四五六七八九'
/** 二〇一八年, 二○一八年, 二零一八年 */
const writtenYear = /(?<![〇○零一二三四五六七八九十])[一二][〇○零一二三四五六七八九]{3}(?=年)/g
const part = '[\\d一二三四五六七八九十]{1,3}'
/** 2018, 2018年, 2018年10月26日 */
export const chineseDay = `(${year})年?(?:(${part})月)?(?:(${part})日)?`
const amended = '(?:修正(?!案)|修订|修改|文本|版)'
/** 2018修正, 2018年10月26日第四次修正, 2018年版, 根据2018年…第六次会议《关于修改…的决定》修正 */
const chinese = new RegExp(
  `${chineseDay}(?:第[^\\d()]{1,40}会议)?(?:通过的?)?(?:[《〈](?:(?!${year})[^()]){1,80}[》〉])?` +
    `(?:第?[一二两三四五六七八九十\\d]{1,2}次)?${amended}(?:[之以]?(前))?`,
  'g',
)
const chineseBegun = new RegExp(`${chineseDay}(?:起|开始|正式){0,2}(?:施行|实施|生效)`)
/** Before an amendment of which nothing is said: the wording before the present one. */
const chineseFormer = /(?:修正|修订|修改)(?:[之以]?前)|^(?:旧|原)(?:法|版|文本)?$/

/** "2018 Amendment"; not "2018 Amendment Act", which is another act. */
const english = new RegExp(
  `(?<!\\d)(${year})\\s(?:amendment|revision|version|wording|text|edition|ed\\.|rev\\.|amended|revised)(?!\\sact)|` +
    `(?:amendment|revision|version),?\\s(?:of\\s)?(${year})(?!\\d)`,
)
/** "as amended on 26 October 2018", "as amended by Act 3 of 2016" */
const englishAmended = /(?<![a-z])(?:amended|revised|rev\.|rev['’]d)(?![a-z])/
/** What is said behind it is of another day; up to which it was amended, of no amendment's. */
const englishEnd = /;|(?<![a-z])(?:effective|in force|with effect|promulgated|adopted)(?![a-z])/
/** "as amended up to 1 July 2013", "as of 1 July 2013" */
const englishOn =
  /(?<![a-z])(?:amended (?:up )?to|as of|as at|(?:in force|in effect|applicable|stood|it was) (?:on|in|until))(?![a-z])/
/** "before the 2015 amendment", "pre-2015", "as it stood before 1 July 2024" */
const englishBefore = new RegExp(
  `(?<![a-z])(?:before|prior to)\\s(?:the\\s|its\\s)?(?:(${year})\\s)?(?:amendment|revision|changes)|` +
    `(?<![a-z])pre-(${year})(?!\\d)|(?:former|old|previous|earlier)\\sversion`,
)
const englishUntil = /(?:in force|in effect|applicable|stood)\s(?:before|prior to)(?![a-z])/
const englishFirst = /(?:as\s(?:originally\s)?enacted|original\s(?:version|wording|text))/
/** «ред. от 31.07.2020», «в редакции Федерального закона от 8 марта 2015 г. № 42-ФЗ», «с изм. и доп. от 05.05.2014» */
const russian =
  /(?<!\p{L})(?:ред\.|редакци\p{L}{1,3}|(?:с\s(?:уч[её]том\s|последними\s)?)?изм(?:\.|енени(?:ями|й)(?!\p{L}))|поправ(?:ки|ками)(?!\p{L}))/u
/** Behind the wording: rulings of courts, suspensions. */
const russianBeside = /,?\s+с\s+изм/
/** «по состоянию на 01.01.2021», «в редакции, действующей на 03.12.2026», «с изменениями на 3 декабря 2026 г.» */
const russianOn =
  /(?<!\p{L})(?:по состоянию на|действ\p{L}{2,8}\sна|(?:изменениями|изм\.|доп\.|дополнениями)\sна)(?!\p{L})/u
/** «в редакции, действовавшей до 01.01.2016» */
const russianUntil = /действ(?:\.|ова\p{L}{1,4})\sдо(?!\p{L})|^\(?до(?!\p{L})/u
const russianFormer = /(?<!\p{L})(?:стар|прежн|предыдущ|предшествующ)\p{L}{1,3}\sредакци/u
const russianFirst = /(?<!\p{L})(?:первоначальн|исходн)\p{L}{1,3}\sредакци/u

/** A text with the years that are written in Chinese numerals in digits; of the same length. */
export function yearsInDigits(text: string): string {
  return text.replace(writtenYear, (digits) =>
    Array.from(digits, (sign) => Math.max(0, chineseDigits.indexOf(sign))).join(''),
  )
}

/** A note in Chinese without blanks, its years in digits and its days written out: 2018.10.26, 2018-10-26. */
function plainChinese(folded: string): string {
  const plain = folded.replace(
    /(?<=\p{Script=Han})\s+(?=[\p{Script=Han}\d])|(?<=\d)\s+(?=\p{Script=Han})/gu,
    '',
  )
  return yearsInDigits(plain.trim()).replace(
    /(?<!\d)(\d{4})[.\-/](\d{1,2})[.\-/](\d{1,2})(?!\d)/g,
    '$1年$2月$3日',
  )
}

const chineseDate = new RegExp(`^${chineseDay}$`)

/** The year of a note that is nothing but a year or a day; null where it is more. */
export function yearAlone(note: string): string | null {
  return chineseDate.exec(plainChinese(fold(note)))?.[1] ?? null
}

function chineseWording(note: string): string | null {
  const [, amendedIn, , , before] = [...note.matchAll(chinese)].at(-1) ?? []
  if (amendedIn !== undefined) return before === undefined ? amendedIn : beforeMark + amendedIn
  if (chineseFormer.test(note)) return beforeMark
  const [, begun, month, day] = chineseBegun.exec(note) ?? []
  if (begun === undefined) return null
  const isInDigits = /^\d+$/.test(`${month}${day}`)
  return isInDigits ? [begun, month!.padStart(2, '0'), day!.padStart(2, '0')].join('-') : begun
}

/** Of several days or years that a text tells, the last. */
function lastTold(told: string, language: 'en' | 'ru'): string | null {
  const days = [...told.matchAll(everyDay[language])].flatMap((found) => writtenDay(found, language) ?? [])
  const years = [...told.matchAll(everyYear)].map(([, one]) => one!)
  const [day, last] = [days.toSorted().at(-1), years.toSorted().at(-1)]
  return day?.startsWith(last!) ? day : (last ?? null)
}

/** The wording before the one that began on the day, or in the year, that is told behind some words; null without them. */
function wordingUntil(note: string, words: RegExp, language: 'en' | 'ru'): string | null {
  const last = toldBehind(note, words, language)
  return last && beforeMark + last
}

/** The wording in force on the day that is told behind some words; of a year alone, that year's. */
function wordingOnDay(note: string, words: RegExp, language: 'en' | 'ru'): string | null {
  const last = toldBehind(note, words, language)
  return last === null || last.length === 4 ? last : onMark + last
}

function toldBehind(note: string, words: RegExp, language: 'en' | 'ru'): string | null {
  const from = note.search(words)
  return from === -1 ? null : lastTold(note.slice(from), language)
}

function englishWording(note: string): string | null {
  const told = wordingUntil(note, englishUntil, 'en') ?? wordingOnDay(note, englishOn, 'en')
  if (told) return told
  const former = englishBefore.exec(note)
  if (former) return beforeMark + (former[1] ?? former[2] ?? '')
  const [, before, after] = english.exec(note) ?? []
  if (before ?? after) return before ?? after!
  const from = englishAmended.exec(note)
  if (from) {
    const behind = note.slice(from.index + from[0].length)
    const end = behind.search(englishEnd)
    const last = lastTold(end === -1 ? behind : behind.slice(0, end), 'en')
    if (last !== null) return last
  }
  return englishFirst.test(note) ? firstWording : null
}

/** Of several changes that a note names, the last made the wording. */
function russianWording(note: string): string | null {
  const told = wordingUntil(note, russianUntil, 'ru') ?? wordingOnDay(note, russianOn, 'ru')
  if (told) return told
  if (russianFormer.test(note)) return beforeMark
  if (russianFirst.test(note)) return firstWording
  const from = note.search(russian)
  if (from === -1) return null
  const beside = note.slice(from + 1).search(russianBeside)
  return lastTold(beside === -1 ? note.slice(from) : note.slice(from, from + 1 + beside), 'ru')
}

/**
 * What a note beside the name of a law says of the wording that is meant: the year or day (YYYY-MM-DD) that names it,
 * `beforeMark`, alone or with a year or a day, where it is the one before, `onMark` with the day on which it was in force,
 * `firstWording`; null where it says none.
 */
export function wordingNamed(note: string): string | null {
  const folded = fold(note)
  return /\p{Script=Han}/u.test(folded)
    ? chineseWording(plainChinese(folded))
    : (englishWording(folded) ?? russianWording(folded))
}
