import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneClock, zoneTime, zoneToday } from '@portal/protocol/kernel/today.ts'
import { dateFormatter, numberFormatter } from './formatters.ts'

const locales: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' }

/** What an empty value shows. */
const empty = '--'

/** As British English shortens them. Browsers differ in September, and a formatter takes 70 ms to make on a slow phone. */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** A calendar date (YYYY-MM-DD) in the reader's way. */
export function formatDate(date: string | null | undefined, language: Language): string {
  if (!date) return empty
  if (language === 'zh') return date
  const [year, month, day] = date.split('-')
  return language === 'ru' ? `${day}.${month}.${year}` : `${Number(day)} ${months[Number(month) - 1]} ${year}`
}

/** A month (YYYY-MM) in the reader's way. */
export function formatMonth(month: string, language: Language): string {
  if (language === 'zh') return month
  const [year, number] = month.split('-')
  return language === 'ru' ? `${number}.${year}` : `${months[Number(number) - 1]} ${year}`
}

/** An instant as a date in the zone's time. */
export function formatInstant(instant: string | null | undefined, language: Language): string {
  if (!instant) return empty
  return formatDate(zoneToday(new Date(instant)), language)
}

const dayIn = (moment: Date, timeZone: string) =>
  timeZone === zoneTime ? zoneToday(moment) : dateFormatter('en-CA', { timeZone }).format(moment)

const hourIn = (moment: Date, timeZone: string) =>
  timeZone === zoneTime
    ? zoneClock(moment).time
    : dateFormatter('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment)

/** How far the zone's own is, as nothing older than 1991 is told to the minute. */
const zoneName = 'UTC+8'

/** How far a time zone is from UTC at an instant, as readers of every language know it: "UTC+8". */
function formatZone(moment: Date, timeZone: string): string {
  if (timeZone === zoneTime) return zoneName
  const parts = dateFormatter('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(moment)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return name.replace('GMT', 'UTC')
}

/** An instant as a date in a time zone. */
export function formatDay(instant: string, language: Language, timeZone: string): string {
  return formatDate(dayIn(new Date(instant), timeZone), language)
}

/** An instant as date and time in a time zone, which it names. */
export function formatMoment(instant: string, language: Language, timeZone: string): string {
  const moment = new Date(instant)
  return `${formatDay(instant, language, timeZone)} ${hourIn(moment, timeZone)} ${formatZone(moment, timeZone)}`
}

/** The time between two instants in a time zone, which it names; the day once where both are of one. */
export function formatSpan(from: string, until: string, language: Language, timeZone: string): string {
  const [begin, end] = [new Date(from), new Date(until)]
  const [first, last] = [dayIn(begin, timeZone), dayIn(end, timeZone)]
  const day = first === last ? '' : `${formatDate(last, language)} `
  const times = `${hourIn(begin, timeZone)} – ${day}${hourIn(end, timeZone)}`
  return `${formatDate(first, language)} ${times} ${formatZone(begin, timeZone)}`
}

/** Names one after another. */
export function formatList(names: readonly string[], language: Language): string {
  return names.join(language === 'zh' ? '、' : ', ')
}

/** Sentences one after another: in Chinese without a space between them. */
export function formatSentences(sentences: readonly string[], language: Language): string {
  return sentences.join(language === 'zh' ? '' : ' ')
}

/** Names of languages one after another: Russian has a capital at the beginning alone. */
export function formatLanguages(names: readonly string[], language: Language): string {
  if (language !== 'ru') return formatList(names, language)
  const [first, ...others] = names
  if (first === undefined) return ''
  return formatList([first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))], language)
}

/** A larger number beside a name is not told exactly. */
const mostCounted = 99

/** How many of something wait, beside its name. */
export function formatCount(count: number): string {
  return count > mostCounted ? `${mostCounted}+` : String(count)
}

/** Between each three digits. */
const separators: Record<Language, string> = { zh: ',', en: ',', ru: '\u{a0}' }

/** A number in the reader's way; a whole one without a formatter, of which the first takes a slow phone a tenth of a second. */
export function formatNumber(value: number, language: Language): string {
  if (Number.isSafeInteger(value)) return String(value).replace(/\B(?=(?:\d{3})+$)/g, separators[language])
  return numberFormatter(locales[language]).format(value)
}

/** An amount of a currency (ISO 4217), with its two decimals. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  return numberFormatter(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount)
}

/** A share of a whole, from 0 to 1, in percent with at most one decimal. */
export function formatShare(share: number, language: Language): string {
  return numberFormatter(locales[language], { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** The size of a file in the largest unit that it fills. */
export function formatSize(bytes: number, language: Language): string {
  const [unit, amount] =
    bytes >= 1024 * 1024
      ? (['megabyte', bytes / 1024 / 1024] as const)
      : (['kilobyte', bytes / 1024] as const)
  return numberFormatter(locales[language], {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(unit === 'kilobyte' ? Math.max(1, amount) : amount)
}
