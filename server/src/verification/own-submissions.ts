import { unsealOrNull, type SecretKeys } from '../kernel/crypto.ts'
import { ownHistory } from '../kernel/history.ts'
import type { Owner } from '../kernel/leaving.ts'
import type { Services } from '../kernel/services.ts'
import { sealedFor } from './sealed-change.ts'

function readChange(keys: SecretKeys, sealed: Buffer): unknown {
  return JSON.parse(unsealOrNull(keys, sealedFor, sealed) ?? 'null')
}

/** What somebody gave to be verified, and what became of it. */
export async function ownSubmissions({ db, keys }: Services, { id: accountId }: Owner) {
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'state', 'submitted_at', 'decided_at', 'reason', 'sealed'])
    .where('account_id', '=', accountId)
    .orderBy('submitted_at')
    .execute()
  const history = await ownHistory(db, 'submission', ...rows.map(({ id }) => id))
  const submissions = rows.map(({ state, submitted_at, decided_at, reason, sealed }) => ({
    state,
    submitted_at,
    decided_at,
    reason,
    data: sealed && readChange(keys, sealed),
  }))
  return { submissions, history }
}
