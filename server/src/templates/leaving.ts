import type { Owner } from '../kernel/leaving.ts'
import type { Services } from '../kernel/services.ts'
import { openDraft } from './draft.ts'
import { ownDrafts } from './draft-queries.ts'

/** What somebody has in preparation, with the answers. */
export async function exportedDrafts({ db, keys }: Services, { id }: Owner) {
  const rows = await ownDrafts(db, id)
  return {
    contracts: rows.map((row) => ({
      ...openDraft(keys, row.sealed),
      template: row.title,
      version: row.number,
      language: row.language,
      second_language: row.second_language,
      created_at: row.created_at,
      changed_at: row.changed_at,
    })),
  }
}
