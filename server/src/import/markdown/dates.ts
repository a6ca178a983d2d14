import { chineseNumber } from '@portal/protocol/laws/article-number.ts'
import { ContentProblem } from '../content-problem.ts'

const numeral = '[〇○零一二三四五六七八九十]'

/** A date as Chinese texts write it: 2018年10月26日, 二〇一八年十月二十六日. */
export const chineseDate = `(?:\\d{4}|${numeral}{4})\\s*年\\s*(?:\\d{1,2}|${numeral}{1,2})\\s*月\\s*(?:\\d{1,2}|${numeral}{1,3})\\s*日`

const anyDate = new RegExp(`${chineseDate}|\\d{4}[-./]\\d{1,2}[-./]\\d{1,2}(?!\\d)`)
const leadingDate = new RegExp(`^[（(]?(?:根据)?\\s*(${anyDate.source})\\s*`)

/** The date a line begins with, as YYYY-MM-DD, and what follows it. */
export function splitDate(line: string): { on: string; rest: string } | null {
  const match = leadingDate.exec(line)
  return match && { on: isoDate(match[1]!), rest: line.slice(match[0].length).trim() }
}

/** YYYY-MM-DD of a date in one of the forms above; one that is not in the calendar is a problem. */
export function isoDate(printed: string): string {
  const [year, month, day] = (printed.match(/\d+|[〇○零一二三四五六七八九十]+/g) ?? []).map((part) =>
    /\d/.test(part) ? Number(part) : chineseNumber(part.replaceAll('○', '〇')),
  )
  const iso = [year ?? 0, month ?? 0, day ?? 0]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0'))
    .join('-')
  const time = Date.parse(`${iso}T00:00:00Z`)
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(iso)) {
    throw new ContentProblem(`holds a date that does not exist: ${printed}`)
  }
  return iso
}
