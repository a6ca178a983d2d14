import { articleKey } from '@portal/protocol/laws/article-number.ts'

export interface ArticleLine {
  /** As printed, without spaces inside: 第十七条之一. */
  number: string
  /** Some texts give an article's subject after its number, in 【】. */
  heading: string | null
  text: string
}

const numeral = '[〇○零一二三四五六七八九十百千万两\\d０-９]'
// 笫 (a bamboo mat) stands for 第 in texts that were read from paper.
const articleForm = new RegExp(
  `^[第笫]\\s?(${numeral}(?:\\s?${numeral})*)\\s?条(?:\\s?之\\s?(${numeral}+))?(?=(.?))[\\s：:]*(.*)$`,
  's',
)
const subjectForm = /^【([^【】]{1,100})】\s*(.*)$/s
const annexForm =
  /^(附(?:件|表|录|图)?\s?[一二三四五六七八九十\d]{0,3})(?:\s?[：:]\s*(.*)|[ \u3000]([^。，；]{1,60}))?$/s
const structuralForm = new RegExp(`^第\\s?${numeral}+\\s?(?:分编|编|篇|卷|部分|章|节|目)`)

/**
 * The article that begins with this line. Without a space after the number the line may be a sentence that
 * mentions an article ("第五条规定的…"), so that only the article next in turn is believed.
 */
export function articleLine(line: string, last: ArticleLine | null): ArticleLine | null {
  const match = articleForm.exec(line)
  if (!match) return null
  const suffix = match[2] === undefined ? '' : `之${match[2]}`
  const number = `第${match[1]!.replace(/\s/g, '').replaceAll('○', '〇')}条${suffix}`
  const key = articleKey(number)
  if (key === null) return null
  const isDivided = match[3] === '' || /[\s：:【]/.test(match[3]!)
  if (!isDivided && (last === null || !isNext(key, last) || /[规之的所和或至、，。第]/.test(match[3]!)))
    return null
  const subject = subjectForm.exec(match[4]!)
  return { number, heading: subject?.[1]?.trim() ?? null, text: subject?.[2] ?? match[4]! }
}

function isNext(key: string, last: ArticleLine): boolean {
  const [number = 0, part = 0] = articleKey(last.number)?.split('-').map(Number) ?? []
  return key === `${number + 1}` || key === `${number}-${part + 1}`
}

/** "附件一：…", "附表二", "附：", "附件1 …": the beginning of an annex. */
export function annexLabel(line: string): { number: string; heading: string | null } | null {
  const match = annexForm.exec(line)
  if (!match || (match[1] === '附' && match[2] === undefined)) return null
  return { number: match[1]!.replace(/\s/g, ''), heading: (match[2] ?? match[3]) || null }
}

/** "第二章 …": a heading of the law's own order, that articles follow. */
export function isStructural(heading: string): boolean {
  return structuralForm.test(heading)
}

/** A heading's number and name: "第二章" and "法人", "一" and "立法会的产生办法", "序言" and nothing. */
export function splitLabel(heading: string): { label: string; rest: string | null } {
  const structural = structuralForm.exec(heading)?.[0]
  const label = structural ?? /^[（(]?[〇零一二三四五六七八九十百\d]+[）)]?(?=[、.．])/.exec(heading)?.[0]
  if (label === undefined)
    return heading.length <= 60 ? { label: heading, rest: null } : { label: '正文', rest: heading }
  return { label, rest: heading.slice(label.length).replace(/^[、.．\s]+/, '') || null }
}

/** One space after the number; the spaces that spread out a short name ("肖 像 权") go. */
export function tidyHeading(printed: string): string {
  const text = printed.replace(/[\s\u3000]+/g, ' ').trim()
  const label = structuralForm.exec(text)?.[0] ?? ''
  const name = text.slice(label.length).trim()
  const tight = /^\p{Script=Han}(?: \p{Script=Han})+$/u.test(name) ? name.replaceAll(' ', '') : name
  return label === '' ? tight : `${label.replaceAll(' ', '')} ${tight}`.trim()
}
