import { isEndRecorded } from '@portal/protocol/laws/versions.ts'
import { alignArticles, type ComparedArticle } from './compare/align-articles.ts'
import { lastDay } from './law-summary.ts'
import type { LawRow, TextRow, VersionRow, unitsOf } from './queries.ts'

type Unit = Awaited<ReturnType<typeof unitsOf>>[number]

interface Article extends ComparedArticle {
  /** As printed. */
  number: string
}

interface ArticleHistory {
  /** Newest first. */
  wordings: ArticleWording[]
  /** Its key in every wording of the law that it was followed to, by the wording's id. */
  keys: ReadonlyMap<string, string>
}

interface ArticleWording extends Article {
  /** The first it stood in. */
  version: VersionRow
  /** Its last day; null while it goes on. */
  inForceUntil: string | null
  isEndRecorded: boolean
  isShown: boolean
}

/**
 * The wordings of one article: followed from the wording shown through the law's newer and older ones, under whatever
 * number it had there. Wordings that read the same are one, told from their first day. A digest says nothing of how a
 * whole text reads, nor the other way round.
 *
 * @param units of the texts in the language shown, of all versions
 */
export function articleHistory(
  law: LawRow,
  shown: { version: VersionRow; text: TextRow; key: string },
  units: readonly Unit[],
): ArticleHistory {
  const byText = Map.groupBy(
    units.filter(({ kind }) => kind === 'article'),
    ({ text_id }) => text_id,
  )
  const held = law.versions.flatMap((version) => {
    const text = version.texts.find(
      ({ language, is_digest: isDigest }) =>
        language === shown.text.language && isDigest === shown.text.is_digest,
    )
    if (!text) return []
    const articles = (byText.get(text.id) ?? []).map(({ key, number, heading, body }) => ({
      key: key ?? '',
      number: number ?? '',
      heading,
      text: body ?? '',
    }))
    return [{ version, articles }]
  })
  const start = held.findIndex(({ version }) => version === shown.version)
  const found = new Map<number, Article>()
  const first = held[start]?.articles.find(({ key }) => key === shown.key)
  if (first) found.set(start, first)
  for (const step of [1, -1]) {
    for (let place = start; found.has(place) && held[place + step]; place += step) {
      const [newer, older] = step === 1 ? [place, place + step] : [place + step, place]
      const pairs = alignArticles(held[older]!.articles, held[newer]!.articles)
      const from = held[place]!.articles.indexOf(found.get(place)!)
      const pair = pairs.find((one) => (step === 1 ? one.newer : one.older) === from)
      const to = step === 1 ? pair?.older : pair?.newer
      if (to == null) break
      found.set(place + step, held[place + step]!.articles[to]!)
    }
  }
  const wordings: ArticleWording[] = []
  for (const [place, article] of [...found].sort(([one], [other]) => one - other)) {
    const newer = wordings.at(-1)
    const isShown = place === start
    const { version } = held[place]!
    if (newer?.text === article.text) {
      Object.assign(newer, { version, ...article, isShown: isShown || newer.isShown })
    } else {
      const end = { inForceUntil: lastDay(law, version), isEndRecorded: isEndRecorded(law, version) }
      wordings.push({ version, ...article, ...end, isShown })
    }
  }
  const keys = [...found].map(([place, { key }]) => [held[place]!.version.id, key] as const)
  return { wordings, keys: new Map(keys) }
}
