import { articleKey } from '@portal/protocol/laws/article-number.ts'

const digits = '\\d+(?:[.-]\\d+)*(?:-?[a-z](?!\\p{L}))?'
const one = `(?:${digits}|[ivxlc]+(?![\\p{L}]))`
const and = '\\s*(?:,|、|;|和|及|与|至|到|或|-|&|and|or|to|through|и|или|по|до)\\s*'

const chinese = new RegExp(`第?(${digits}(?:条?${and}第?${digits})*条(?:之\\d+)?)`, 'gu')
const western = new RegExp(
  `(?<!\\p{L})(?:articles?|arts?\\.?|sections?|secs?\\.?|rules?|clauses?|regulations?|стат(?:ья|ьи|ье|ью|ьей|ей|ьям|ьями|ьях)|ст\\.?\\s?ст\\.?|ст\\.|ст(?=\\s?\\d)|§+)\\s*(?:no\\.?\\s*|№\\s*)?(${one}(?:${and}(?:articles?\\s*|стат\\p{L}+\\s*)?${one})*)`,
  'gu',
)
const behind =
  /(?<!\p{L})(\d+(?:\.\d+)*)(?:-?(?:st|nd|rd|th|я|й|ю|ей))? (?:article|section|стат(?:ья|ьи|ье|ью|ьей))(?!\p{L})/gu
const each = new RegExp(`${digits}条之\\d+|${digits}|(?<![\\p{L}])[ivxlc]+(?![\\p{L}])`, 'gu')

/** The articles that a text names, and the text without them. */
export interface ArticlesNamed {
  keys: string[]
  rest: string
}

/** The key of an article's number in digits, or in Roman numerals. */
function keyOf(printed: string): string | null {
  return articleKey(/条/.test(printed) ? `第${printed}` : `Article ${printed.toUpperCase()}`)
}

/** @param text with its numbers in digits */
export function articlesIn(text: string): ArticlesNamed {
  const keys: string[] = []
  const take = (_: string, ...found: unknown[]): string => {
    const list = found.find((group) => typeof group === 'string') as string
    for (const [printed] of list.matchAll(each)) keys.push(keyOf(printed) ?? printed)
    return ' '
  }
  const rest = text.replace(chinese, take).replace(western, take).replace(behind, take)
  return { keys, rest }
}

/** Whether an article's number is among some: a run of numbers, "5-8", where both its ends are. */
export function hasArticle(keys: ReadonlySet<string>, key: string): boolean {
  return keys.has(key) || (/^\d+-\d+$/.test(key) && key.split('-').every((end) => keys.has(end)))
}
