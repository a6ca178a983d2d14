/** Beginnings of the names of months. */
const months = {
  en: 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' '),
  ru: 'январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр'.split(' '),
}

/**
 * The day that a pattern found, as YYYY-MM-DD: its groups are day, month and year in digits, or else day, name of the
 * month and year. Null where no month is called so.
 */
export function writtenDay(
  [, day1, month1, year1, day2, month2, year2]: RegExpExecArray,
  language: keyof typeof months,
): string | null {
  const month = month1 ?? String(months[language].findIndex((name) => month2!.startsWith(name)) + 1)
  if (month === '0') return null
  return [year1 ?? year2!, month.padStart(2, '0'), (day1 ?? day2!).padStart(2, '0')].join('-')
}
