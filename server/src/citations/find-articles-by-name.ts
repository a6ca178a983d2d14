import type { Language } from '@portal/protocol/kernel/languages.ts'
import { articleKey } from '@portal/protocol/laws/article-number.ts'
import type { Database } from '../kernel/database/store.ts'
import { lawName } from '../text/law-name.ts'
import { readMentions } from '../text/mentions/read-mentions.ts'
import { writtenIn } from '../text/written-in.ts'
import { findTargets, type NamedCitation } from './find-targets.ts'

export interface ArticleFound {
  lawId: string
  /** Key of the article; whether its law has it, nobody has looked. */
  article: string
}

interface Reading extends NamedCitation {
  /** The name that it is a reading of. */
  name: string
  language: Language
}

/** "中华人民共和国民法典第五百七十七条": the title of a law, and the number of an article behind it. */
const titleAndArticle = /^(.+?)(第[^第条]+条(?:之[一二三四五六七八九十]+)?)/

/** The articles that names mean which are nothing but a citation, by the names; those of laws unknown are left out. */
export async function findArticlesByName(
  db: Database,
  names: readonly string[],
  day: string,
): Promise<Map<string, ArticleFound>> {
  const readings = names.flatMap(readingsOf)
  const targets = await findTargets(db, readings, ({ language }) => ({ country: null, language, day }))
  const found = new Map<string, ArticleFound>()
  for (const [at, { name, article }] of readings.entries()) {
    const target = targets[at]
    if (target?.kind === 'law' && article !== null && !found.has(name)) {
      found.set(name, { lawId: target.id, article })
    }
  }
  return found
}

/** The ways to read a name, the likeliest first: all before the number as a title, then as running text cites. */
function readingsOf(name: string): Reading[] {
  const language = writtenIn(name) ?? 'zh'
  const base = { name, language, sourceId: '' }
  const [, title, number] = titleAndArticle.exec(name) ?? []
  const article = number === undefined ? null : articleKey(number)
  const whole = title !== undefined && article !== null ? [{ ...base, ...lawName(title), article }] : []
  const [mentions = []] = readMentions([name], language, false)
  const cited = mentions.flatMap(({ names, article: key }) =>
    names.map((naming) => ({ ...base, ...naming, article: key })),
  )
  return [...whole, ...cited]
}
