import { chineseNumber } from '@portal/protocol/laws/article-number.ts'
import { numberWord, openCompounds } from './number-words.ts'

const formal = '壹贰叁肆伍陆柒捌玖拾佰仟'
const common = '一二三四五六七八九十百千'

/** Numerals as contracts write them, as statutes do. */
function commonNumerals(text: string): string {
  return text
    .replace(/廿/g, '二十')
    .replace(/卅/g, '三十')
    .replace(/[壹贰叁肆伍陆柒捌玖拾佰仟]/g, (one) => common[formal.indexOf(one)] ?? one)
}

/** Who is no party, whatever is counted. */
const notCounted =
  /第三(?=[人方者国])|(?<!\p{L})third(?=[ -](?:part(?:y|ies)|persons?|countr(?:y|ies)|states?)(?!\p{L}))|(?<!\p{L})треть\p{L}+(?= (?:лиц|сторон|стран))/gu

/** What one Chinese numeral alone counts; 一般, 统一 and 十分 count nothing. */
const counted =
  '(?:个|工作日|日|天|周|星期|月|年|岁|小时|元|倍|成|次|种|项|名|位|份|级|审|期|届|家|套|号|款|条|章|节|编|分之|万|亿|美元|卢布|坚戈)'
const han = '[〇零一二两三四五六七八九十百千万亿]'
const chinese = new RegExp(
  `(?<=之)${han}+|第${han}+|[〇零一二两三四五六七八九十百千]${han}+|[〇零一二两三四五六七八九十](?=${counted})`,
  'gu',
)

function chineseDigits(text: string): string {
  return text
    .replace(/百分之/g, '%之')
    .replace(/千分之/g, '‰之')
    .replace(chinese, (run) => {
      const ordinal = run.startsWith('第') ? '第' : ''
      const [upper = '', lower, ...more] = run.slice(ordinal.length).split('亿')
      const high = lower === undefined ? 0 : chineseNumber(upper)
      const low = lower === undefined ? chineseNumber(upper) : lower === '' ? 0 : chineseNumber(lower)
      return more.length > 0 || high === null || low === null ? run : ordinal + (high * 100_000_000 + low)
    })
    .replace(/(\d+(?:\.\d+)?)(百万|千万|万亿|万|亿|千(?!克|米|瓦|字))/g, (_, number: string, scale: string) =>
      String(Math.round(Number(number) * chineseScales[scale]! * 1000) / 1000),
    )
}

const chineseScales: Record<string, number> = {
  千: 1000,
  万: 10_000,
  百万: 1_000_000,
  千万: 10_000_000,
  亿: 100_000_000,
  万亿: 1_000_000_000_000,
}

/** Digits without the marks that part thousands, with a point before decimals. */
function plainDigits(text: string): string {
  return text
    .replace(/(?<![\d.,])\d{1,3}(?:([, '])\d{3})(?:\1\d{3})*(?!\d)/g, (run) => run.replace(/[, ']/g, ''))
    .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
}

const word = /\p{L}+|\d+(?:\.\d+)*/gu
const between = /^(?:[ -]|,? and )$/

/** Runs of words such as "one hundred and twenty", or "1.5 million", as digits. */
function wordsToDigits(text: string): string {
  let written = ''
  let from = 0
  let run: Run | null = null
  const flush = (): void => {
    if (!run) return
    if (run.isWords) {
      written += text.slice(from, run.start) + String(run.total + run.current)
      from = run.end
    }
    run = null
  }
  for (const { 0: found, index } of text.matchAll(word)) {
    const digits = /^\d+(?:\.\d+)?$/.test(found) ? Number(found) : null
    const said = numberWord(found)
    const end = index + found.length
    if (run && (!between.test(text.slice(run.end, index)) || !said || !extend(run, said))) flush()
    else if (run) {
      run.end = end
      run.isWords = true
      continue
    }
    const current = digits ?? (said && said.value <= 1000 ? said.value : null)
    if (current !== null) run = { start: index, end, total: 0, current, isWords: digits === null }
  }
  flush()
  return written + text.slice(from)
}

interface Run {
  start: number
  end: number
  /** Thousands and more. */
  total: number
  current: number
  /** Not only digits, which stay as they are printed. */
  isWords: boolean
}

/** Takes another word into a number, where the two make one. */
function extend(run: Run, { value, isScale }: { value: number; isScale: boolean }): boolean {
  if (isScale) {
    if (value === 100) {
      if (run.current >= 100) return false
      run.current *= 100
    } else {
      run.total += run.current * value
      run.current = 0
    }
    return true
  }
  const place = 10 ** String(Math.floor(value)).length
  if (value === 0 || (run.current === 0 ? run.total === 0 : run.current % place !== 0)) return false
  run.current += value
  return true
}

/** A text with every number that it writes in words, of any of the three languages, in digits. */
export function withDigits(plain: string): string {
  const kept = commonNumerals(plain).replace(notCounted, (found) => found.replace(/三|third|треть/, '他'))
  return wordsToDigits(plainDigits(openCompounds(chineseDigits(kept))))
}
