import { defaultLanguage, inLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import { fieldsOf } from '@portal/protocol/templates/filling.ts'
import type { TemplateRow, VersionFilled } from '@portal/protocol/templates/schemas.ts'
import type { Database } from '../kernel/database/store.ts'
import { basisOf } from './basis.ts'
import { changedVersions } from './law-changes.ts'
import type { TemplateFound } from './queries.ts'

function shownRow(row: TemplateFound, language: Language, hasChangedLaw: boolean): TemplateRow {
  const { title, summary, content } = row
  return {
    id: row.id,
    title: inLanguage(title, language),
    summary: inLanguage(summary, language),
    language: title[language] === undefined ? defaultLanguage : language,
    category: row.category,
    languages: row.languages,
    number: row.number,
    publishedAt: row.published_at?.toISOString() ?? '',
    uses: row.uses,
    clauses: content.clauses.filter(({ heading }) => heading !== undefined).length,
    fields: fieldsOf(content).length,
    hasChangedLaw,
  }
}

/** Published templates as lists show them. */
export async function shownRows(
  db: Database,
  rows: readonly TemplateFound[],
  language: Language,
): Promise<TemplateRow[]> {
  const changed = await changedVersions(
    db,
    rows.map(({ version_id: id }) => id),
  )
  return rows.map((row) => shownRow(row, language, changed.has(row.version_id)))
}

/** A version as a contract is written of it, in a reader's language what it rests on. */
export async function versionFilled(
  db: Database,
  {
    version_id: id,
    number,
    title,
    content,
  }: Omit<TemplateFound, 'id' | 'uses' | 'languages' | 'category' | 'summary' | 'published_at'>,
  language: Language,
): Promise<VersionFilled> {
  return { id, number, title, content, basis: await basisOf(db, { id, content }, language) }
}
