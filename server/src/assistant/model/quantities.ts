/** A number with what it counts; `unit` is null where nothing known is counted. */
export interface Quantity {
  value: string
  unit: string | null
  /** It only sets a part of a list off: "(2)", "2)". */
  isLabel: boolean
}

/** What a text says in figures. */
export interface Figures {
  /** YYYY-MM-DD, YYYY-MM, --MM-DD, or a year alone. */
  dates: string[]
  quantities: Quantity[]
}

const months: readonly RegExp[] = [
  /^(?:jan|янв)/,
  /^(?:feb|фев)/,
  /^(?:mar|мар)/,
  /^(?:apr|апр)/,
  /^(?:may|ма[йяе])/,
  /^(?:jun|июн)/,
  /^(?:jul|июл)/,
  /^(?:aug|авг)/,
  /^(?:sep|сен)/,
  /^(?:oct|окт)/,
  /^(?:nov|ноя)/,
  /^(?:dec|дек)/,
]
const monthName =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|январ[ьяею]|феврал[ьяею]|марта?е?|апрел[ьяею]|ма[йяею]|июн[ьяею]|июл[ьяею]|августа?е?|сентябр[ьяею]|октябр[ьяею]|ноябр[ьяею]|декабр[ьяею])'

const two = (text: string) => text.padStart(2, '0')
const monthOf = (name: string) => two(String(months.findIndex((month) => month.test(name)) + 1))

/** Ways to write a day, the most complete first; what one has read the next does not see. */
const dayForms: readonly (readonly [pattern: RegExp, read: (...parts: string[]) => string])[] = [
  [/(\d{4})年(\d{1,2})月(\d{1,2})[日号]/g, (year, month, day) => `${year}-${two(month)}-${two(day)}`],
  [/(\d{4})年(\d{1,2})月/g, (year, month) => `${year}-${two(month)}`],
  [/(?<!\d)(\d{1,2})月(\d{1,2})[日号]/g, (month, day) => `--${two(month)}-${two(day)}`],
  [
    /(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/g,
    (year, month, day) => `${year}-${two(month)}-${two(day)}`,
  ],
  [
    /(?<!\d)(\d{1,2})[./](\d{1,2})[./](\d{4})(?!\d)/g,
    (day, month, year) => `${year}-${two(month)}-${two(day)}`,
  ],
  [
    new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)? (${monthName}),? (\\d{4})(?!\\d)`, 'g'),
    (day, month, year) => `${year}-${monthOf(month)}-${two(day)}`,
  ],
  [
    new RegExp(`(?<!\\p{L})(${monthName}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`, 'gu'),
    (month, day, year) => `${year}-${monthOf(month)}-${two(day)}`,
  ],
  [
    new RegExp(`(?<!\\p{L})(${monthName}),? (\\d{4})(?!\\d)`, 'gu'),
    (month, year) => `${year}-${monthOf(month)}`,
  ],
  [
    new RegExp(`(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthName})(?!\\p{L})`, 'gu'),
    (day, month) => `--${monthOf(month)}-${two(day)}`,
  ],
  [
    new RegExp(`(?<!\\p{L})(${monthName}) (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)`, 'gu'),
    (month, day) => `--${monthOf(month)}-${two(day)}`,
  ],
]

/** What is counted, by how it is written behind a number; the more special first. */
const units: readonly (readonly [name: string, pattern: string])[] = [
  ['percent', '%|per ?cent|процент'],
  ['workday', '个?工作日|(?:working|business)[ -]days?|рабоч\\p{L}+ (?:дн|ден)'],
  [
    'day',
    '个?(?:日历|自然)?[日天](?!元)|(?:calendar |consecutive )?days?(?!\\p{L})|(?:календарн\\p{L}+ )?(?:дн|ден[ья])|сут',
  ],
  ['week', '周(?!年|岁)|个?星期|weeks?(?!\\p{L})|недел'],
  ['month', '个?月|(?:calendar )?months?(?!\\p{L})|(?:календарн\\p{L}+ )?месяц|месячн'],
  ['year', '周?[年岁]|周岁|years?(?!\\p{L})|лет|год(?!н)'],
  ['hour', '个?小时|hours?(?!\\p{L})|час'],
  ['times', '倍|times(?!\\p{L})|раз(?:а|ов)?(?!\\p{L})|кратн'],
  ['USD', '美元|(?:us )?dollars?|usd|долл'],
  ['EUR', '欧元|euros?|eur(?!\\p{L})|евро'],
  ['RUB', '卢布|ro?ubles?|rub(?!\\p{L})|руб'],
  ['KZT', '坚戈|tenge|kzt|тенге'],
  ['CNY', '元|yuan|rmb|cny|юан'],
]
const gap = '^(?:[ -]|\\([^()]{1,25}\\)|的)*'
const unitForms = units.map(([name, pattern]) => ({ name, pattern: new RegExp(`${gap}(?:${pattern})`, 'u') }))
const moneyBefore: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['USD', /(?:\$|usd|美元) ?$/],
  ['EUR', /(?:€|eur) ?$/],
  ['RUB', /(?:₽|rub) ?$/],
  ['KZT', /(?:₸|kzt) ?$/],
  ['CNY', /(?:¥|rmb|cny) ?$/],
]

/** "Half a year", in months; two thirds, as 2/3. */
function openFractions(text: string): string {
  return text
    .replace(/半年|half a year|полгода|полугод\p{L}*/gu, '6 months')
    .replace(/(\d+)分之(\d+)/g, ' $2/$1 ')
    .replace(
      /(?<!\p{L})(?:1|a|one)[ -]half(?!\p{L})|(?<!\p{L})half(?= (?:of|the))|половин\p{L}+|一半/gu,
      ' 1/2 ',
    )
    .replace(
      /(\d+)[ -](?:3|thirds?)(?= of)|(\d+) трет[иь](?!\p{L})/gu,
      (_, one = '', other = '') => ` ${one || other}/3 `,
    )
    .replace(/%之(\d+(?:\.\d+)?)/g, ' $1% ')
    .replace(/‰之(\d+(?:\.\d+)?)/g, ' $1‰ ')
}

const label = /(?:^|[\s。；;:：,，])\(?$/
const number = /\d+(?:\/\d+|(?:\.\d+)+)?/g

function quantitiesOf(text: string): Quantity[] {
  return Array.from(text.matchAll(number), ({ 0: printed, index }) => {
    const value = /^\d+(?:\.\d+)?$/.test(printed) ? String(Number(printed)) : printed
    const [before, behind] = [text.slice(Math.max(0, index - 6), index), text.slice(index + printed.length)]
    const unit =
      moneyBefore.find(([, pattern]) => pattern.test(before))?.[0] ??
      unitForms.find(({ pattern }) => pattern.test(behind))?.name ??
      null
    const isLabel = unit === null && /^\s?\)/.test(behind) && label.test(before)
    return { value, unit, isLabel }
  })
}

/** @param text with its numbers in digits */
export function figuresOf(text: string): Figures {
  const dates: string[] = []
  let rest = text
  for (const [pattern, read] of dayForms) {
    rest = rest.replace(pattern, (...found: unknown[]) => {
      dates.push(read(...(found.slice(1) as string[])))
      return ' ; '
    })
  }
  const quantities = quantitiesOf(openFractions(rest))
  const isYear = ({ value, unit }: Quantity) =>
    (unit === null || unit === 'year') && /^(?:1[6-9]|2[01])\d\d$/.test(value)
  return {
    dates: [...dates, ...quantities.filter(isYear).map(({ value }) => value)],
    quantities: quantities.filter((one) => !isYear(one)),
  }
}
