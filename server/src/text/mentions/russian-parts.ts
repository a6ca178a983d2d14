import { matchAt } from './words.ts'

// On folded text; repetitions are bounded.
const ordinals = 'перв втор трет четверт пят шест седьм восьм девят десят'.split(' ')
const ordinal = `(?:${ordinals.join('|')})[а-я]{2,4}`
const partWord = '(подпункт[а-я]{0,4}|пункт[а-я]{0,4}|част[а-я]{1,4}|абзац[а-я]{0,4}|подп|пп|п|ч|абз)'
const partValue = `(\\d{1,3}(?:\\.\\d{1,3}){0,2}\\)?|[а-я]\\)|«[а-я]»|${ordinal})`
const partBefore = new RegExp(
  `(?<![\\p{L}\\p{N}])${partWord}\\.?\\s{0,2}${partValue}(?:\\s{0,2}(?:,|и|-)\\s{0,2}${partValue}){0,4}\\s{0,2},?\\s{0,2}$`,
  'u',
)
const partFrom = new RegExp(`${partWord}(?!\\p{L})\\.?\\s{0,2}${partValue}\\s{0,2},?\\s{0,2}`, 'uy')
const longestParts = 60

/** Paragraph and item of an article, and where they begin to be named. */
export interface Parts {
  start: number
  paragraph: string | null
  item: string | null
}

/** Takes a part into account: a point is an item where a part of the article, or another point, stands above it. */
function note(parts: Omit<Parts, 'start'>, word: string, printed: string): void {
  const value = partNumber(printed)
  if (word.startsWith('абз')) return
  if (/^(?:подп|пп)/.test(word)) parts.item ??= value
  else if (word.startsWith('ч') && parts.paragraph !== null) {
    parts.item ??= parts.paragraph
    parts.paragraph = value
  } else if (parts.paragraph === null) parts.paragraph = value
  else parts.item ??= value
}

function partNumber(printed: string): string {
  const at = ordinals.findIndex((beginning) => printed.startsWith(beginning))
  return at === -1 || printed.length < 4 ? printed.replace(/[)«»]/g, '') : String(at + 1)
}

/** "подп. 1 п. 2" before an article, no farther back than `behind`. */
export function partsBefore(folded: string, start: number, behind: number): Parts {
  const parts: Parts = { start, paragraph: null, item: null }
  for (let round = 0; round < 4; round++) {
    const from = Math.max(behind, parts.start - longestParts)
    const found = partBefore.exec(folded.slice(from, parts.start))
    if (!found) break
    note(parts, found[1]!, found[2]!)
    parts.start = from + found.index
  }
  return parts
}

/** The same from a place on; `end` is where the article's word may stand. */
export function partsFrom(folded: string, start: number): Parts & { end: number } {
  const parts = { start, paragraph: null, item: null, end: start }
  for (let round = 0; round < 4; round++) {
    const found = matchAt(partFrom, folded, parts.end)
    if (!found) break
    note(parts, found[1]!, found[2]!)
    parts.end += found[0].length
  }
  return parts
}

/** "ст. 15 п. 2": one part behind an article; null where another article begins. */
export function partBehind(
  folded: string,
  end: number,
  isArticle: (at: number) => boolean,
): (Omit<Parts, 'start'> & { end: number }) | null {
  const gap = /^\s?,?\s{0,2}/.exec(folded.slice(end, end + 4))![0].length
  const found = gap > 0 ? matchAt(partFrom, folded, end + gap) : null
  if (!found || found[1]!.startsWith('ч') || isArticle(end + gap + found[0].length)) return null
  const parts = { paragraph: null, item: null, end: end + gap + found[0].trimEnd().length }
  note(parts, found[1]!, found[2]!)
  return parts
}
