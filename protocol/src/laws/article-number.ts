const chineseDigits = new Map(
  [...'〇零一二两三四五六七八九'].map((digit, index) => [
    digit,
    [0, 0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9][index]!,
  ]),
)
const chineseUnits = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
])
const romanDigits = new Map([...'IVXLC'].map((digit, index) => [digit, [1, 5, 10, 50, 100][index]!]))

/**
 * The value of a Chinese numeral as statutes print it, below 100 million: "五百七十七" → 577,
 * "一千零六十四" → 1064, "两百" → 200, and digit by digit, "二〇二三" → 2023. Anything else → null.
 */
export function chineseNumber(text: string): number | null {
  const [upper, lower, ...more] = text.split('万')
  if (more.length > 0 || upper === undefined) return null
  if (lower === undefined) return belowTenThousand(upper)
  const tenThousands = belowTenThousand(upper)
  const rest = lower === '' ? 0 : belowTenThousand(lower)
  return tenThousands === null || tenThousands === 0 || rest === null || rest > 9999
    ? null
    : tenThousands * 10_000 + rest
}

function belowTenThousand(text: string): number | null {
  if (text === '') return null
  const digits = [...text].map((character) => chineseDigits.get(character))
  if (digits.every((digit) => digit !== undefined)) {
    return digits.length <= 8 ? digits.reduce((value, digit) => value * 10 + digit, 0) : null
  }
  let value = 0
  let digit: number | null = null
  let lastUnit = 10_000
  for (const character of text) {
    const unit = chineseUnits.get(character)
    if (unit === undefined) {
      const next = chineseDigits.get(character)
      // A digit may follow a digit only after the zero that fills a gap: 一百零七.
      if (next === undefined || (digit !== null && digit !== 0)) return null
      digit = next
    } else {
      if (unit >= lastUnit || digit === 0) return null
      value += (digit ?? 1) * unit
      lastUnit = unit
      digit = null
    }
  }
  return value + (digit ?? 0)
}

function romanNumber(text: string): number | null {
  let value = 0
  for (let index = 0; index < text.length; index++) {
    const digit = romanDigits.get(text[index]!)
    if (digit === undefined) return null
    const next = romanDigits.get(text[index + 1] ?? '') ?? 0
    value += digit < next ? -digit : digit
  }
  return value
}

const numeral = '[0-9]+(?:[.-][0-9]+)*|[〇零一二两三四五六七八九十百千万]+'
const chineseForm = new RegExp(`^第?(${numeral})([A-Z]{0,2})条(?:之(${numeral}))?$`)
const westernForm =
  /^(?:(?:article|art|section|sec|s|rule|regulation|clause|статья|статьи|ст|§)\.?\s*)?([0-9]+(?:[.-][0-9]+)*(?:-?[A-Z]{1,2})?)\.?$/i
const romanForm = /^(?:article|art\.?|статья|ст\.?)\s*([IVXLC]+)\.?$/i
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/**
 * The language-neutral key of an article, from its number as printed: the anchor on the law's page and what
 * citations are matched with. "第五百七十七条之一" → "577-1", "第10条" → "10", "第165.1条" and "Статья 165.1"
 * → "165.1", "Статья 12¹" → "12.1", "Section 10A" → "10A", "Article IV" → "4"; not an article's number → null.
 */
export function articleKey(printed: string): string | null {
  const text = printed
    .replace(
      /[⁰¹²³⁴-⁹]+/g,
      (raised) => `.${[...raised].map((digit) => superscripts.indexOf(digit)).join('')}`,
    )
    .normalize('NFKC')
    .replace(/[‐‑–—]/g, '-')
    .trim()
  const compact = text.replace(/\s+/g, '').toUpperCase()
  const chinese = chineseForm.exec(compact)
  if (chinese) {
    const number = numeralValue(chinese[1]!)
    const suffix = chinese[3] === undefined ? null : numeralValue(chinese[3])
    if (number === null || (chinese[3] !== undefined && suffix === null)) return null
    return `${number}${chinese[2]}${suffix === null ? '' : `-${suffix}`}`
  }
  const western = westernForm.exec(text)
  if (western) return western[1]!.toUpperCase().replace(/^0+(?=\d)/, '')
  const roman = romanForm.exec(text)
  return roman ? String(romanNumber(roman[1]!.toUpperCase())) : null
}

function numeralValue(text: string): number | string | null {
  return /^\d/.test(text) ? text.replace(/^0+(?=\d)/, '') : chineseNumber(text)
}
