import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import type { ContentProblem, ShownBasis } from '@portal/protocol/templates/schemas.ts'
import { isInForce } from '@portal/protocol/laws/timeliness.ts'
import type { Database } from '../kernel/database/store.ts'
import { articlesQuoted, type QuotedArticle } from '../laws/door.ts'
import { articleNumber } from '../text/article-number.ts'
import { lawChanges, readLaws } from './law-changes.ts'

type Named = Pick<ShownBasis, 'law' | 'article'>

const keyOf = ({ law, article }: Named) => `${law} ${article}`

/** The articles that clauses rest on, each once. */
function articlesOf({ clauses }: Pick<TemplateContent, 'clauses'>): Named[] {
  const named = clauses.flatMap(({ basis = [] }) => basis)
  return [...new Map(named.map((one) => [keyOf(one), one])).values()]
}

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
async function quotedOf(db: Database, content: Pick<TemplateContent, 'clauses'>, reader: Language) {
  const laws = await readLaws(db, content, reader)
  const articles = articlesOf(content).flatMap((named) => {
    const law = laws.get(named.law)
    return law ? [{ law, named }] : []
  })
  const cited = articles.map(({ law, named }) => ({ lawId: law.id, key: named.article }))
  const quoted = await articlesQuoted(db, cited, { day: zoneToday(), reader })
  return articles.flatMap(({ law, named }, place) => {
    const found = quoted[place]
    if (!found) return []
    const { title, titleLanguage } = law
    // A law may be named in the reader's language where no text of it is held in that; so is its article then.
    const isNamed = titleLanguage === reader && found.titleLanguage !== reader
    const { number } = articleNumber(
      found.key,
      { number: found.number, language: found.titleLanguage },
      reader,
    )
    const inWords = { lawTitle: title, titleLanguage, number }
    return [{ named, quoted: isNamed ? { ...found, ...inWords } : found }]
  })
}

/** What the clauses of a version rest on, with what became of it since an editor looked at it. */
export async function basisOf(
  db: Database,
  version: { id: string; content: Pick<TemplateContent, 'clauses'> },
  reader: Language,
): Promise<ShownBasis[]> {
  const changes = (await lawChanges(db, [version.id])).get(version.id)
  return (await quotedOf(db, version.content, reader)).map(({ named, quoted }) => ({
    ...shownArticle(named.law, quoted),
    change: changes?.get(named.law) ?? null,
  }))
}

/** What of a content names a law or an article that the portal does not hold. */
export async function basisProblems(
  db: Database,
  content: Pick<TemplateContent, 'clauses'>,
): Promise<ContentProblem[]> {
  const held = new Set((await quotedOf(db, content, 'zh')).map(({ named }) => keyOf(named)))
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
