import type { Language } from '@portal/protocol/kernel/languages.ts'
import { dateFormatter } from './formatters.ts'

/** A day, or a month. */
export type Precision = 'day' | 'month'

const monthNames: readonly Language[] = ['en', 'ru']

/** As a month is named behind a day, and by itself: of one of them the beginnings differ. */
const forms: readonly Intl.DateTimeFormatOptions[] = [{ day: 'numeric', month: 'long' }, { month: 'long' }]

/** The month that a word begins to name, in English or Russian, 1 to 12; 0 for none. */
function monthOf(word: string): number {
  const wanted = word.toLowerCase().slice(0, 3)
  if (wanted.length < 3) return 0
  for (const language of monthNames) {
    for (const form of forms) {
      const named = dateFormatter(language, { ...form, timeZone: 'UTC' })
      const names = Array.from({ length: 12 }, (_, month) =>
        named
          .formatToParts(Date.UTC(2026, month, 1))
          .find(({ type }) => type === 'month')!
          .value.toLowerCase(),
      )
      const found = names.findIndex((name) => name.startsWith(wanted))
      if (found >= 0) return found + 1
    }
  }
  return 0
}

function written(year: number, month: number, day: number, precision: Precision): string | null {
  const moment = new Date(Date.UTC(year, month - 1, day))
  const isThere = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
  if (!isThere || year < 1000 || year > 9999) return null
  return moment.toISOString().slice(0, precision === 'day' ? 10 : 7)
}

/**
 * The calendar date (YYYY-MM-DD) or the month (YYYY-MM) that somebody typed: year first, day first, or with the
 * month's name. Null for what is none.
 */
export function readDay(typed: string, precision: Precision = 'day'): string | null {
  const text = typed.trim()
  const parts = text.match(/\p{L}{3,}|\d+/gu) ?? []
  const numbers = parts.map((part) => (/^\d/.test(part) ? Number(part) : monthOf(part)))
  const isYearFirst = /^\d{4}$/.test(parts[0] ?? '')
  if (precision === 'month') {
    if (parts.length !== 2) return null
    const [year = 0, month = 0] = isYearFirst ? numbers : numbers.toReversed()
    return written(year, month, 1, precision)
  }
  if (parts.length !== 3) return null
  const [year = 0, month = 0, day = 0] = isYearFirst ? numbers : numbers.toReversed()
  return written(year, month, day, precision)
}
