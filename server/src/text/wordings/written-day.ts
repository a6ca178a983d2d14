/** Beginnings of the names of months. */
const months = {
  en: 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' '),
  ru: 'январ феврал март апрел ма июн июл август сентябр октябр ноябр декабр'.split(' '),
}

const firstOfLastCentury = 50

/** The year that two digits mean. */
export function wholeYear(digits: string): string {
  return `${Number(digits) < firstOfLastCentury ? '20' : '19'}${digits}`
}

const inDigits = '(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4}|(?<=\\d\\d\\.\\d\\d\\.)\\d\\d)'

/**
 * Patterns of a day, on folded text, for the flag u: 5.5.2014, 05.05.14, 5 May 2014, May 5, 2014; 5 мая 2014 г.
 */
export const dayPattern = {
  en:
    `(?<!\\d\\.?)(?:${inDigits}|` +
    '(\\d{1,2})\\s{1,2}([a-z]{3,9}),?\\s{1,2}(\\d{4})|' +
    '(?<![a-z])([a-z]{3,9})\\.?\\s{1,2}(\\d{1,2}),?\\s{1,2}(\\d{4}))(?!\\d)',
  ru:
    `(?<!\\d\\.?)(?:${inDigits}|` +
    '(\\d{1,2})\\s{1,2}([а-я]{2,8})\\s{1,2}(\\d{4}))(?!\\d)' +
    '(?:\\s{0,2}г(?:ода|\\.)?)?(?!\\p{L})',
}

/** The day that such a pattern found, as YYYY-MM-DD. Null where no month is called so. */
export function writtenDay(found: RegExpExecArray, language: keyof typeof months): string | null {
  const [, day1, month1, year1, day2, month2, year2, month3, day3, year3] = found
  const named = month2 ?? month3
  const month = month1 ?? String(months[language].findIndex((name) => named!.startsWith(name)) + 1)
  if (month === '0') return null
  const [year, day] = [year1 ?? year2 ?? year3!, day1 ?? day2 ?? day3]
  return [year.length === 2 ? wholeYear(year) : year, month.padStart(2, '0'), day!.padStart(2, '0')].join('-')
}
