import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneTime, zoneToday } from '@portal/protocol/kernel/today.ts'

const days: Record<Language, Intl.DateTimeFormat> = {
  zh: new Intl.DateTimeFormat('zh-CN', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
  ru: new Intl.DateTimeFormat('ru-RU', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }),
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zoneTime,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A calendar date (YYYY-MM-DD) as texts of a language write it; anything else is left as it is. */
export function writtenDay(day: string, language: Language): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day
  return days[language].format(new Date(`${day}T00:00:00Z`))
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A month (YYYY-MM) in short, as it stands under a column of a chart. */
export function writtenMonth(given: string, language: Language): string {
  if (language === 'zh') return given
  if (language === 'ru') return given.split('-').toReversed().join('.')
  return month.format(new Date(`${given}-01T00:00:00Z`))
}

/** An instant as the zone's calendar and clock have it: `2026-11-23 14:00`. */
export function zoneMoment(at: Date): string {
  return `${zoneToday(at)} ${clock.format(at)}`
}

/** What the zone's calendar and clock say, with or without a time, as texts of a language write it. */
export function writtenMoment(moment: string, language: Language): string {
  const [day = '', time] = moment.split(' ')
  const written = writtenDay(day, language)
  if (time === undefined) return written
  if (language === 'en') return `${time} on ${written}`
  return language === 'ru' ? `${written} в ${time}` : `${written} ${time}`
}
