import { articleKey } from '@portal/protocol/laws/article-number.ts'
import type { LawDocument, LawDocumentUnit } from '../../document.ts'
import { chineseDate, isoDate } from '../../../import/markdown/dates.ts'

type ProvisionDay = NonNullable<LawDocument['provisionDays']>[number]

const numeral = '[〇零一二三四五六七八九十百千\\d]+'
const place = `第${numeral}条(?:之${numeral})?(?:第${numeral}款)?(?:第${numeral}项)?`
/** "第三十条第二款、第三十一条的规定自2002年1月1日起施行". */
const provisionForm = new RegExp(
  `(?:本(?:法|条例|规定|办法|解释))?(${place}(?:[、，和及至]+(?:${place}))*)(?:的?规定)?[，]?自(${chineseDate})起?(?:施行|实施|生效)`,
  'gu',
)
const articleForm = new RegExp(`第${numeral}条(?:之${numeral})?`, 'gu')

/**
 * Provisions that begin on other days than the rest, as the law's last articles name them.
 *
 * @param first the day of the rest, YYYY-MM-DD
 */
export function readProvisionDays(units: readonly LawDocumentUnit[], first: string | null): ProvisionDay[] {
  const articles = units.filter((unit) => 'text' in unit).slice(-lastArticles)
  return articles.flatMap(({ number, text }) =>
    [...text.matchAll(provisionForm)].flatMap(([, named = '', printed = '']) => {
      const inForceFrom = isoDate(printed)
      if (inForceFrom === first) return []
      const places = [...named.matchAll(articleForm)].map(([article]) => article)
      return [
        { articles: named.includes('至') ? rangeOf(places) : places, named, inForceFrom, source: number },
      ]
    }),
  )
}

/** Articles at a law's end that may say from when it is in force. */
const lastArticles = 5

/** From the first to the last of the articles named. */
function rangeOf(places: readonly string[]): string[] {
  const [first, last] = [places[0], places.at(-1)].map((printed) => Number(articleKey(printed ?? '')))
  if (!Number.isInteger(first) || !Number.isInteger(last) || last! < first!) return [...places]
  return Array.from({ length: Math.min(last! - first! + 1, 100) }, (_, at) => `第${first! + at}条`)
}
