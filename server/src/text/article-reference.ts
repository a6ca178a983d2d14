import { articleKey } from '@portal/protocol/laws/article-number.ts'
import { fold } from './characters.ts'
import { codeAbbreviations } from './abbreviations.ts'

/** A citation taken apart: the law as named, and the article's key. Paragraphs and items are read over. */
export interface ArticleReference {
  law: string
  key: string
}

// A part that may be repeated can be read in one way only: else a text of nothing but parts takes forever.
const numeral = '(?:[0-9]+(?:[.-][0-9]+)*|[〇零一二两三四五六七八九十百千]+)'
const chinesePart = `(?:第?\\(?${numeral}\\)?(?:款|项|目))`
const chinese = new RegExp(
  `^(.+?)(?:的|中|之)?(第?${numeral}[a-z]{0,2}条(?:之${numeral})?)${chinesePart}*(?:的?规定)?$`,
)

const number = '([0-9]+(?:[.-][0-9]+)*(?:-?[a-z]{1,2}(?![a-z]))?|[ivxlc]+(?![a-z]))'
const part = '(?:\\((?:[0-9]{1,3}|[a-z]{1,4})\\))'
const englishPart = `(?:(?:para(?:graph)?|part|item|point|clause|sub-?section)s?\\.?\\s*(?:[0-9]+|${part})\\s*(?:,\\s*)?(?:of\\s+)?)`
const englishArticle = `(?:articles?|arts?|sections?|sec|ss?|rules?|§)\\.?\\s*${number}(?:\\s*${part})*`
const english = [
  new RegExp(`^${englishPart}*${englishArticle}\\s*,?\\s*${englishPart}*(?:(?:of|in|from|under)\\s+)?(.+)$`),
  new RegExp(`^(.+?)[\\s,]+${englishArticle}\\s*,?\\s*${englishPart}*$`),
] as const

const russianPart =
  '(?:(?:подпункт|пункт|часть|абзац|подп|пп|п|ч|абз)(?:[аеуюыи]|ом|ью)?\\.?\\s*[0-9]+(?:\\.[0-9]+)*\\s*(?:,\\s*)?)'
const russianArticle = '(?:стать(?:я|и|е|ю|ей)|ст)\\.?\\s*([0-9]+(?:[.-][0-9]+)*)'
const russian = [
  new RegExp(`^${russianPart}*${russianArticle}\\s*,?\\s*${russianPart}*(.+)$`),
  new RegExp(`^(.+?)[\\s,]+${russianPart}*${russianArticle}\\s*,?\\s*${russianPart}*$`),
] as const

/** «577 статья ГК КНР», as people say it. */
const russianOrdinal = /^([0-9]+(?:\.[0-9]+)*)(?:-?[а-я]{1,2})?\s+стать(?:я|и|е|ю|ей)\s+(.+)$/

/** «民法典577», "PRC Civil Code 577", «трудовой кодекс РК 52»: a bare number behind a name, and no year. */
const bareBehind =
  /^(.*(?:[法典约例释]|(?<!\p{L})(?:code|law|act|cisg|convention|кодекс)(?!\p{L}).*?\s))((?!(?:1[6-9]|20)\d\d$)[0-9]+(?:\.[0-9]+)*)$/u

/** «146 УК РК»: a bare number before, or after, the abbreviation of a code. */
const bare = [
  /^([0-9]+(?:\.[0-9]+)*)\s+(([а-я]+)(?:\s.*)?)$/,
  /^(([а-я]+)(?:\s[а-я]+)?)\s+([0-9]+(?:\.[0-9]+)*)$/,
] as const

const aloneInChinese = new RegExp(`^(第${numeral}[a-z]{0,2}条(?:之${numeral})?)${chinesePart}*(?:的?规定)?$`)
const aloneElsewhere = [
  new RegExp(`^${englishPart}*${englishArticle}\\s*,?\\s*${englishPart}*$`),
  new RegExp(`^${russianPart}*${russianArticle}\\s*,?\\s*${russianPart}*$`),
]

/** Key of the article where a text is the number of one and names no law: 第584条, «ст. 309», "Article 5"; else null. */
export function articleAlone(text: string): string | null {
  const plain = plainForm(text)
  const inChinese = aloneInChinese.exec(plain.replace(/[\s,]/g, ''))?.[1]
  if (inChinese !== undefined) return articleKey(inChinese)
  const elsewhere = aloneElsewhere.map((pattern) => pattern.exec(plain)?.[1]).find((found) => found)
  return elsewhere === undefined ? null : articleKey(`Article ${elsewhere}`)
}

function plainForm(text: string): string {
  return fold(text)
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The ways a text can be read as an article of some law, likeliest first; none when it names no article. */
export function articleReferences(text: string): ArticleReference[] {
  const plain = plainForm(text)
  const references: ArticleReference[] = []
  const add = (law: string | undefined, printed: string | undefined): void => {
    const key = printed === undefined ? null : articleKey(printed)
    if (law !== undefined && key !== null) references.push({ law, key })
  }
  const inChinese = chinese.exec(plain.replace(/[《》\s,]/g, ''))
  add(inChinese?.[1], inChinese?.[2] === undefined ? undefined : printedForm(inChinese[2]))
  for (const [leading, trailing] of [english, russian]) {
    const before = leading.exec(plain)
    add(before?.[2], before?.[1] && `Article ${before[1]}`)
    const after = trailing.exec(plain)
    add(after?.[1], after?.[2] && `Article ${after[2]}`)
  }
  const ordinal = russianOrdinal.exec(plain)
  add(ordinal?.[2], ordinal?.[1] && `Article ${ordinal[1]}`)
  const behind = bareBehind.exec(plain.replace(/[《》]/g, ''))
  add(behind?.[1]?.trim(), behind?.[2] && `Article ${behind[2]}`)
  const before = bare[0].exec(plain)
  if (codeAbbreviations.has(before?.[3] ?? '')) add(before?.[2], before?.[1])
  const after = bare[1].exec(plain)
  if (codeAbbreviations.has(after?.[2] ?? '')) add(after?.[1], after?.[3])
  return references
}

function printedForm(article: string): string {
  return article.startsWith('第') ? article : `第${article}`
}
