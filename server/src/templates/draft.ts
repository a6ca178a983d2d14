import type { TemplateAnswers } from '@portal/protocol/templates/content.ts'
import { isSealedWith, seal, unseal, unsealOrNull, type SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'

const sealedFor = 'contract-draft'

/** What its owner wrote of a contract in preparation. */
export interface DraftWritten {
  name: string
  answers: TemplateAnswers
}

export function sealDraft(secretKey: string, written: DraftWritten): Buffer {
  return seal(secretKey, sealedFor, JSON.stringify(written))
}

export function openDraft(keys: SecretKeys, sealed: Uint8Array): DraftWritten {
  return JSON.parse(unseal(keys, sealedFor, sealed)) as DraftWritten
}

/** The same; null where neither key opens it. */
export function openDraftOrNull(keys: SecretKeys, sealed: Uint8Array): DraftWritten | null {
  const text = unsealOrNull(keys, sealedFor, sealed)
  return text === null ? null : (JSON.parse(text) as DraftWritten)
}

/**
 * Seals contracts in preparation anew with the present key, after SECRET_KEY was changed.
 *
 * @returns how many are sealed with neither key, and cannot be read
 */
export async function resealDrafts(db: Database, keys: SecretKeys): Promise<number> {
  const rows = await db.selectFrom('contract_draft').select(['id', 'sealed']).execute()
  let unreadable = 0
  for (const { id, sealed } of rows.filter((row) => !isSealedWith(keys.current, row.sealed))) {
    const written = openDraftOrNull(keys, sealed)
    if (!written) {
      unreadable += 1
      continue
    }
    await db
      .updateTable('contract_draft')
      .set({ sealed: sealDraft(keys.current, written) })
      .where('id', '=', id)
      .execute()
  }
  return unreadable
}
