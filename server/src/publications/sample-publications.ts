import { defaultLanguage } from '@portal/protocol/kernel/languages.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { Database } from '../kernel/database/store.ts'
import { published } from './queries.ts'

/** Published ones of a kind by their Chinese titles, by which samples of other features name them. */
export async function samplePublications(db: Database, kind: PublicationKind): Promise<Map<string, string>> {
  const rows = await published(db)
    .innerJoin('publication_text', 'publication_text.version_id', 'publication_version.id')
    .select(['publication_id', 'title'])
    .where('kind', '=', kind)
    .where('language', '=', defaultLanguage)
    .execute()
  return new Map(rows.map(({ publication_id: id, title }) => [title, id]))
}
