import type { Language } from '@portal/protocol/kernel/languages.ts'

// What a page shows at once: a formatter takes a slow phone a tenth of a second to make.

/** From Monday on, as the columns of a calendar are called. */
const weekdays: Record<Language, readonly string[]> = {
  zh: ['一', '二', '三', '四', '五', '六', '日'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  ru: ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'],
}

const months: Record<Language, readonly string[]> = {
  zh: ['一月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '十一月', '十二月'],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ru: [
    'январь',
    'февраль',
    'март',
    'апрель',
    'май',
    'июнь',
    'июль',
    'август',
    'сентябрь',
    'октябрь',
    'ноябрь',
    'декабрь',
  ],
}

/** The weekdays from Monday on, as the columns of a calendar are called. */
export function weekdayColumns(language: Language): readonly string[] {
  return weekdays[language]
}

/** The weekday of a calendar date (YYYY-MM-DD), in short. */
export function nameOfWeekday(date: string, language: Language): string {
  const name = weekdays[language][(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7]!
  return language === 'zh' ? `周${name}` : name
}

/** The name of a month, 1 to 12. */
export function nameOfMonth(month: number, language: Language): string {
  return months[language][month - 1]!
}

/** A month (YYYY-MM) above its days. */
export function monthHeading(month: string, language: Language): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  if (language === 'zh') return `${year}年${number}月`
  return `${nameOfMonth(number, language)} ${year}${language === 'ru' ? ' г.' : ''}`
}
