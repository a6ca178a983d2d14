import { articleKey, chineseNumber } from '@portal/protocol/laws/article-number.ts'
import { matchAt } from './words.ts'

// All on folded text: brackets, digits and commas are half-width. Repetitions are bounded.
export const numeral = '(?:\\d{1,5}(?:[.-]\\d{1,4}){0,2}|[〇零一二两三四五六七八九十百千]{1,9})'
/** 第十⏎六条: a page that was copied breaks a numeral too. */
const brokenNumeral = `${numeral}(?:\\n(?:\\d{1,4}|[〇零一二三四五六七八九十百千]{1,8}))?`
const suffix = '(?:\\s{0,2}之\\s{0,2}([一二三四五六七八九十]{1,3}|\\d{1,3}))?'
const article = new RegExp(`第\\s{0,3}(${brokenNumeral})\\s{0,3}([a-z]{0,2})\\s{0,3}条${suffix}`, 'y')
/** What may follow "577条": behind any other word it counts something. */
const behindBare = '(?=[\\s,.;:、。()《》]|[的之规第和及与或至到]|以及|$)'
/** "民法典577条", and "五百八十四条" behind another article: no 第. */
const bareNumeral = '(?:\\d{1,5}(?:[.-]\\d{1,4}){0,2}|[〇零一二两三四五六七八九十百千]{2,9})'
const bare = new RegExp(`(${bareNumeral})\\s{0,2}([a-z]{0,2})\\s{0,2}条${suffix}${behindBare}`, 'y')
const between = '\\s{0,3}[、,和及与或至到~—–-]\\s{0,3}'
/** "第276、277条" */
const series = new RegExp(`第?\\s{0,3}${numeral}(?:${between}${numeral}){1,12}\\s{0,3}条`, 'y')
const nextBare = /\s{0,3}(?:[、,和及与或至到]|以及|或者)\s{0,3}(?=[\d〇零一二两三四五六七八九十百千])/y
/** "第577-585条" is a range, "第12-1条" an article. */
const range = /^(\d{1,5})-(\d{1,5})$/
const eachNumeral = new RegExp(numeral, 'g')
const paragraphPart = `\\s{0,3}第\\s{0,3}\\(?\\s?(${numeral})\\s?\\)?\\s{0,3}款`
const itemPart = `\\s{0,3}第?\\s{0,3}\\(\\s?([^()\\s]{1,5})\\s?\\)\\s{0,3}项|\\s{0,3}第\\s{0,3}(${numeral})\\s{0,3}项`
const parts = new RegExp(
  `(?:${paragraphPart})?(?:${itemPart})?(?:\\s{0,3}第?\\s{0,3}\\(?\\s?${numeral}\\s?\\)?\\s{0,3}目)?`,
  'y',
)
const nextPart = /\s{0,3}(?:[、,和及与或至]|以及)(?=\s{0,3}第)/y

/** An article as a text names it. */
export interface ChinesePlace {
  key: string
  paragraph: string | null
  item: string | null
  start: number
  end: number
}

/** An article, and those named in one breath with it. */
export interface ChinesePlaces extends ChinesePlace {
  more: ChinesePlace[]
}

/** The article, or articles, that stand at a place of a folded text. */
export function articlesAt(folded: string, at: number): ChinesePlaces | null {
  const single = matchAt(article, folded, at) ?? matchAt(bare, folded, at)
  const place = single && !isRange(single[1]!) ? placeOf(folded, single) : null
  const first = place ? { ...place, more: moreParts(folded, place) } : seriesAt(folded, at)
  if (!first) return null
  for (let last = first.more.at(-1) ?? first; ; last = first.more.at(-1)!) {
    const link = matchAt(nextBare, folded, last.end)
    const next = link && matchAt(bare, folded, last.end + link[0].length)
    const another = next && placeOf(folded, next)
    if (!another) return first
    first.more.push(another)
  }
}

function isRange(printed: string): boolean {
  const [, from, to] = range.exec(printed) ?? []
  return Number(to) > Number(from)
}

function placeOf(folded: string, found: RegExpExecArray): ChinesePlace | null {
  const [whole, number, letters, behind] = found
  const key = articleKey(
    `第${number!.replace('\n', '')}${letters}条${behind === undefined ? '' : `之${behind}`}`,
  )
  return key === null ? null : withParts(folded, key, found.index, found.index + whole.length)
}

function seriesAt(folded: string, at: number): ChinesePlaces | null {
  const several = matchAt(series, folded, at)
  if (!several) return seriesOf(folded, matchAt(article, folded, at) ?? matchAt(bare, folded, at))
  return seriesOf(folded, several)
}

/** Each number in what is read as several. */
function seriesOf(folded: string, several: RegExpExecArray | null): ChinesePlaces | null {
  if (!several) return null
  const at = several.index
  const places = [...several[0].matchAll(eachNumeral)].flatMap(({ 0: printed, index }) => {
    const numbers = isRange(printed) ? printed.split('-') : [printed]
    return numbers.flatMap((number): ChinesePlace[] => {
      const key = articleKey(`第${number}条`)
      const start = at + index + printed.lastIndexOf(number)
      return key === null ? [] : [{ key, paragraph: null, item: null, start, end: start + number.length }]
    })
  })
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last || first === last) return null
  const end = withParts(folded, last.key, last.start, at + several[0].length)
  return { ...first, start: at, more: [...places.slice(1, -1), end] }
}

function withParts(folded: string, key: string, start: number, end: number): ChinesePlace {
  const found = matchAt(parts, folded, end)
  return {
    key,
    paragraph: value(found?.[1]),
    item: value(found?.[2] ?? found?.[3]),
    start,
    end: end + (found?.[0].length ?? 0),
  }
}

/** "第五条第一款、第二款": more paragraphs or items of the same article. */
function moreParts(folded: string, first: ChinesePlace): ChinesePlace[] {
  const more: ChinesePlace[] = []
  let previous = first
  while (previous.paragraph !== null || previous.item !== null) {
    const link = matchAt(nextPart, folded, previous.end)
    const start = previous.end + (link?.[0].length ?? 0)
    const found = link && matchAt(parts, folded, start)
    if (!found || (found[1] ?? found[2] ?? found[3]) === undefined) break
    previous = {
      key: first.key,
      paragraph: value(found[1]) ?? previous.paragraph,
      item: value(found[2] ?? found[3]),
      start: start + found[0].length - found[0].trimStart().length,
      end: start + found[0].length,
    }
    more.push(previous)
  }
  return more
}

function value(printed: string | undefined): string | null {
  if (printed === undefined) return null
  if (/^\d+$/.test(printed)) return String(Number(printed))
  const number = chineseNumber(printed)
  return number === null ? printed : String(number)
}
