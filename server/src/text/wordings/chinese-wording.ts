import { beforeMark } from '@portal/protocol/laws/wording-said.ts'
import { year } from './told-days.ts'
import { wholeYear } from './written-day.ts'

const chineseDigits = '〇一二三四五六七八九'
/** 二〇一八年, 二○一八年, 二零一八年 */
const writtenYear = /(?<![〇○零一二三四五六七八九十])[一二][〇○零一二三四五六七八九]{3}(?=年)/g
const part = '[\\d一二三四五六七八九十]{1,3}'
/** 2018, 2018年, 2018年10月26日 */
export const chineseDay = `(${year})年?(?:(${part})月)?(?:(${part})日)?`
const amended = '(?:修正(?!案)|修订|修改|文本|版|修(?=$|[,;)]))'
/** 第四次, 两次 */
export const times = '(?:第?[一二两三四五六七八九十\\d]{1,2}次)?'
/** 2018修正, 2018年10月26日第四次修正, 2018年版, 根据2018年…第六次会议《关于修改…的决定》修正 */
const amendedOn = new RegExp(
  `${chineseDay}(?:第[^\\d()]{1,40}会议)?(?:通过的?)?(?:[《〈](?:(?!${year})[^()]){1,80}[》〉])?` +
    `${times}${amended}(?:[之以]?(前))?`,
  'g',
)
const begun = new RegExp(`${chineseDay}(?:起|开始|正式){0,2}(?:施行|实施|生效)`)
/** Before an amendment of which nothing is said: the wording before the present one. */
const former = /(?:修正|修订|修改)(?:[之以]?前)|^(?:旧|原)(?:法|版|文本)?$/

/** 18年修正, 18修正, 18年10月26日修正 */
const shortYear = new RegExp(
  `(?<![\\d年月日第.])(\\d\\d)(?=年?(?:\\d{1,2}月)?(?:\\d{1,2}日)?${times}${amended})`,
  'g',
)

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
  return yearsInDigits(plain.trim())
    .replace(/(?<!\d)(\d{4})[.\-/](\d{1,2})[.\-/](\d{1,2})(?!\d)/g, '$1年$2月$3日')
    .replace(shortYear, wholeYear)
}

/** 2018, 2018年10月26日, 2018年10月26日公布, 2018年10月26日第…次会议通过 */
const dateAlone = new RegExp(`^${chineseDay}(?:第[^\\d()]{1,40}会议)?(?:(?:公布|颁布|发布|通过)并?){0,2}$`)

/**
 * The year of a note that is nothing but a year or a day, also of those on which it was passed and published; null where
 * it is more.
 *
 * @param note folded
 */
export function chineseYearAlone(note: string): string | null {
  return dateAlone.exec(plainChinese(note))?.[1] ?? null
}

/** What `chineseDay` has found: the day, YYYY-MM-DD, where all of it is said in digits; else the year. */
export function dayOrYear(inYear: string, month: string | undefined, day: string | undefined): string {
  const isInDigits = /^\d+$/.test(`${month}${day}`)
  return isInDigits ? [inYear, month!.padStart(2, '0'), day!.padStart(2, '0')].join('-') : inYear
}

/** @param note folded */
export function chineseWording(note: string): string | null {
  const plain = plainChinese(note)
  const [, amendedIn, , , side] = [...plain.matchAll(amendedOn)].at(-1) ?? []
  if (amendedIn !== undefined) return side === undefined ? amendedIn : beforeMark + amendedIn
  if (former.test(plain)) return beforeMark
  const [, begunIn, month, day] = begun.exec(plain) ?? []
  return begunIn === undefined ? null : dayOrYear(begunIn, month, day)
}
