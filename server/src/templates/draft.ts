import type { TemplateAnswers } from '@portal/protocol/templates/content.ts'
import { seal, unseal, unsealOrNull, type SecretKeys } from '../kernel/crypto.ts'
import type { Database } from '../kernel/database/store.ts'
import { resealRows } from '../kernel/reseal.ts'

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

/** The same; null where no key opens it. */
export function openDraftOrNull(keys: SecretKeys, sealed: Uint8Array): DraftWritten | null {
  const text = unsealOrNull(keys, sealedFor, sealed)
  return text === null ? null : (JSON.parse(text) as DraftWritten)
}

/** Seals contracts in preparation anew (`resealRows`). */
export async function resealDrafts(db: Database, keys: SecretKeys): Promise<number> {
  return resealRows(keys, {
    rows: await db.selectFrom('contract_draft').select(['id', 'sealed']).execute(),
    sealedIn: ({ sealed }) => sealed,
    store: ({ id, sealed }) =>
      db
        .updateTable('contract_draft')
        .set({ sealed: sealDraft(keys.current, openDraft(keys, sealed)) })
        .where('id', '=', id)
        .where('sealed', '=', sealed)
        .execute(),
  })
}
