import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import type { ContentProblem, ShownBasis } from '@portal/protocol/templates/schemas.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import { isInForce } from '@portal/protocol/laws/timeliness.ts'
import type { Database } from '../kernel/database/store.ts'
import { articlesQuoted, type LawToday, type QuotedArticle } from '../laws/door.ts'
import { lawChanges, readLaws, type ArticleChange } from './law-changes.ts'
import { articlesOf, keyOf, type RestedOn } from './rested-on.ts'

/** An article as it is shown to be rested on. */
export function shownArticle(law: string, quoted: QuotedArticle): Omit<ShownBasis, 'change'> {
  return {
    law,
    article: quoted.key,
    title: quoted.lawTitle,
    titleLanguage: quoted.titleLanguage,
    number: quoted.number,
    address: quoted.address,
    timeliness: quoted.timeliness,
    isInForce: isInForce(quoted.timeliness),
  }
}

/** The articles as they read today, by their names; what the portal does not hold is not among them. */
async function quotedOf(
  db: Database,
  content: Pick<TemplateContent, 'clauses'>,
  { laws, reader }: { laws: ReadonlyMap<string, LawToday>; reader: Language },
) {
  const articles = articlesOf(content).flatMap((named) => {
    const law = laws.get(named.law)
    return law ? [{ law, named }] : []
  })
  const cited = articles.map(({ law, named }) => ({ lawId: law.id, key: named.article }))
  const quoted = await articlesQuoted(db, cited, { day: zoneToday(), reader })
  return articles.flatMap(({ named }, place) => {
    const found = quoted[place]
    return found ? [{ named, quoted: found }] : []
  })
}

/** An article that is held no more, as it was called when an editor looked at it. */
async function shownGone(
  db: Database,
  { law, article }: RestedOn,
  {
    now,
    became,
    reader,
  }: {
    now: LawToday | undefined
    became: ArticleChange
    reader: Language
  },
): Promise<ShownBasis> {
  const { change, confirmedIn } = became
  const named = { law, article, change }
  if (!now)
    return {
      ...named,
      title: law,
      titleLanguage: null,
      number: article,
      address: null,
      timeliness: null,
      isInForce: false,
    }
  const cited = { lawId: now.id, key: article }
  const [then] = await articlesQuoted(db, [cited], { day: confirmedIn ?? zoneToday(), reader })
  return {
    ...named,
    title: now.title,
    titleLanguage: now.titleLanguage,
    number: then?.number ?? article,
    address: then?.address ?? eliPath({ work: law }),
    timeliness: now.timeliness,
    isInForce: now.isInForce,
  }
}

/** What the clauses of a version rest on, with what became of it since an editor looked at it. */
export async function basisOf(
  db: Database,
  version: { id: string; content: Pick<TemplateContent, 'clauses'> },
  reader: Language,
): Promise<ShownBasis[]> {
  const laws = await readLaws(db, version.content, reader)
  const changes = (await lawChanges(db, [version.id])).get(version.id)
  const held = (await quotedOf(db, version.content, { laws, reader })).map(
    ({ named, quoted }): ShownBasis => ({
      ...shownArticle(named.law, quoted),
      change: changes?.get(keyOf(named))?.change ?? null,
    }),
  )
  const shown = new Set(held.map(keyOf))
  const gone = articlesOf(version.content).flatMap((named) => {
    const became = shown.has(keyOf(named)) ? undefined : changes?.get(keyOf(named))
    return became ? [shownGone(db, named, { now: laws.get(named.law), became, reader })] : []
  })
  return [...held, ...(await Promise.all(gone))]
}

/** What of a content names a law or an article that the portal does not hold. */
export async function basisProblems(
  db: Database,
  content: Pick<TemplateContent, 'clauses'>,
): Promise<ContentProblem[]> {
  const laws = await readLaws(db, content, 'zh')
  const held = new Set((await quotedOf(db, content, { laws, reader: 'zh' })).map(({ named }) => keyOf(named)))
  return content.clauses.flatMap(({ name, basis = [] }) =>
    basis
      .filter((one) => !held.has(keyOf(one)))
      .map((one) => ({
        kind: 'basisNotHeld' as const,
        step: null,
        field: null,
        clause: name,
        paragraph: null,
        language: null,
        name: keyOf(one),
      })),
  )
}
