import type { Language } from '@portal/protocol/kernel/languages.ts'

const locales: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', ru: 'ru-RU' }

/** What an empty value shows. */
const empty = '--'

/** A calendar date (YYYY-MM-DD) in the reader's way. */
export function formatDate(date: string | null | undefined, language: Language): string {
  if (!date) return empty
  if (language === 'zh') return date
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'ru-RU', {
    day: language === 'en' ? 'numeric' : '2-digit',
    month: language === 'en' ? 'short' : '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(new Date(Date.UTC(year, month - 1, day)))
}

/** An instant as a date in the zone's time. */
export function formatInstant(instant: string | null | undefined, language: Language): string {
  if (!instant) return empty
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date(instant))
  return formatDate(parts, language)
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value)
}

/** A share of a whole, from 0 to 1, in percent with at most one decimal. */
export function formatShare(share: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 1 }).format(
    share,
  )
}
