import { languages } from '@portal/protocol/kernel/languages.ts'
import { expect, test } from 'vitest'
import { monthHeading, nameOfMonth, nameOfWeekday, weekdayColumns } from './calendar-names.ts'

const locales = { zh: 'zh-CN', en: 'en', ru: 'ru' }
const plain = (text: string) => text.replace(/\s/g, ' ')

test.each(languages)('the calendar is called what browsers call it in %s', (language) => {
  const named = (options: Intl.DateTimeFormatOptions, moment: number) =>
    new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options }).format(moment)
  for (let month = 1; month <= 12; month++) {
    const first = Date.UTC(2026, month - 1, 1)
    expect(nameOfMonth(month, language)).toBe(named({ month: 'long' }, first))
    const heading = monthHeading(`2026-${String(month).padStart(2, '0')}`, language)
    expect(heading).toBe(plain(named({ year: 'numeric', month: 'long' }, first)))
  }
  const width = language === 'zh' ? 'narrow' : 'short'
  for (let day = 5; day <= 11; day++) {
    const moment = Date.UTC(2026, 0, day)
    const date = new Date(moment).toISOString().slice(0, 10)
    expect(nameOfWeekday(date, language)).toBe(named({ weekday: 'short' }, moment))
    expect(weekdayColumns(language)[day - 5]).toBe(named({ weekday: width }, moment))
  }
})
