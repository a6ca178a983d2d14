import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findDraft, type DraftFound } from './draft-queries.ts'

/** Whoever edits. */
export type Acting = Pick<Caller, 'accountId' | 'roles'>

/** Whoever edits and reads, in a language. */
export type Editor = Acting & Pick<Caller, 'language'>

/** As whom somebody moves a version: who may do everything needs no second person. */
export function editing({ accountId: by, roles }: Acting) {
  return { as: roles.includes('SUPER') ? 'chief' : 'editor', by } as const
}

/**
 * A contract in preparation of the caller's own; to be written, it is held until the transaction ends.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function ownDraft(
  db: Database,
  id: string,
  { accountId }: Pick<Caller, 'accountId'>,
  hold: 'held' | 'read' = 'read',
): Promise<DraftFound> {
  const row = await findDraft(db, id, hold)
  if (!row) throw new Refusal('notFound')
  if (row.account_id !== accountId) throw new Refusal('notForYou')
  return row
}
