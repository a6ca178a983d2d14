import { writeFileSync } from 'node:fs'
import { articleKey } from '@portal/protocol/laws/article-number.ts'
import type { LawDocument } from '@portal/server/laws/document.ts'
import { readLawSources } from '@portal/server/laws/import/sources.ts'
import { nameKey, textKey, type LabelledQuestion, type NamedArticle } from './questions.ts'

/** Names of all articles of the laws at a path. */
export async function namesAt(path: string): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const found of readLawSources(path)) {
    if (!('document' in found)) continue
    for (const { title, units } of found.document.texts) {
      for (const unit of units) {
        const key = 'number' in unit ? articleKey(unit.number) : null
        if (key) names.add(nameKey(title, key))
      }
    }
  }
  return names
}

/** What tells that a found article is the named one: law and number where the laws hold it, else its text. */
export function relevanceKey(article: NamedArticle, names: ReadonlySet<string>): string {
  const key = article.number && articleKey(article.number)
  const name = key && nameKey(article.title, key)
  return name && names.has(name) ? name : textKey(article.text)
}

/** Department of the laws of the bench's own making. */
export const madeDepartment = '测试'

/**
 * A law of the bench's own making. Its kind is none of those the laws at hand have, so it is never taken for one; its
 * level is one that any title and body may have, so that it counts as in force.
 */
function madeLaw(title: string, articles: { number: string; text: string }[]): LawDocument {
  return {
    country: 'CN',
    kind: 'decree',
    number: null,
    effectLevel: 'LOCAL_REGULATION',
    category: 'CIVIL_COMMERCIAL',
    publishDepartment: { zh: madeDepartment },
    adoptedOn: null,
    effectiveOn: null,
    versionOn: null,
    repealedOn: null,
    amended: false,
    sourceUrl: null,
    verifiedOn: null,
    texts: [{ language: 'zh', title, shortTitles: [], original: true, digest: false, units: articles }],
  }
}

/** The articles that questions name and the laws do not hold, each once, gathered into their laws. */
export function lawsBeside(
  questions: readonly LabelledQuestion[],
  names: ReadonlySet<string>,
): LawDocument[] {
  const laws = new Map<string, { number: string; text: string }[]>()
  const seen = new Set<string>()
  for (const article of questions.flatMap(({ articles }) => articles)) {
    const key = relevanceKey(article, names)
    if (names.has(key) || seen.has(key)) continue
    seen.add(key)
    const articles = laws.get(article.title) ?? []
    articles.push({ number: article.number ?? '全文', text: article.text })
    laws.set(article.title, articles)
  }
  return [...laws].map(([title, articles]) => madeLaw(title, articles))
}

const articlesPerLaw = 100

/** Texts as laws of a hundred articles. */
export function* lawsOf(texts: Iterable<string>): Generator<LawDocument> {
  let count = 0
  let articles: { number: string; text: string }[] = []
  for (const text of texts) {
    articles.push({ number: `第${articles.length + 1}条`, text })
    if (articles.length < articlesPerLaw) continue
    yield madeLaw(`重组文本${++count}`, articles)
    articles = []
  }
  if (articles.length > 0) yield madeLaw(`重组文本${++count}`, articles)
}

/** Writes laws in the portal's own format: JSON Lines. */
export function writeLaws(file: string, laws: Iterable<LawDocument>): void {
  writeFileSync(file, '')
  for (const law of laws) writeFileSync(file, `${JSON.stringify(law)}\n`, { flag: 'a' })
}
