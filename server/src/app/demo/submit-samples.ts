import type { Database } from '../../kernel/database/store.ts'
import { writeHistory } from '../../kernel/history.ts'
import type { Services } from '../../kernel/services.ts'
import { agency } from '../../profiles/kinds/agency.ts'
import { sealFacts } from '../../profiles/sealed-facts.ts'
import { agencyRejection, officeChange } from './providers.ts'
import type { SampleAccounts } from './seed-providers.ts'

interface Decided {
  state: 'APPROVED' | 'REJECTED'
  reason: string | null
}

/** Written as they would have been: no e-mail goes to addresses that nobody has. */
async function submit(
  transaction: Database,
  accountId: string,
  {
    sealed = null,
    decided = null,
  }: { sealed?: Buffer | null; decided?: (Decided & { by: string | null }) | null },
): Promise<void> {
  const { id } = await transaction
    .insertInto('submission')
    .values({
      account_id: accountId,
      sealed,
      ...(decided && {
        state: decided.state,
        decided_at: new Date(),
        decided_by: decided.by,
        reason: decided.reason,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const subject = { subject: 'submission', subjectId: id }
  await writeHistory(transaction, { ...subject, by: accountId, action: 'submit', from: null, to: 'PENDING' })
  if (!decided) return
  const { state, reason, by } = decided
  const action = state === 'APPROVED' ? 'approve' : 'reject'
  await writeHistory(transaction, { ...subject, by, action, from: 'PENDING', to: state, note: reason })
  await transaction
    .insertInto('message')
    .values({
      account_id: accountId,
      type: 'SYSTEM',
      event: state === 'APPROVED' ? 'verificationApproved' : 'verificationRejected',
      params: JSON.stringify(reason === null ? {} : { reason }),
      link: '/usercenter/profile',
    })
    .execute()
}

function decisionOn(username: string): Decided | null {
  if (username.startsWith('demo_')) return { state: 'APPROVED', reason: null }
  return username === 'sample_agency' ? { state: 'REJECTED', reason: agencyRejection } : null
}

/** Puts the sample accounts' data into the queue: decided ones, waiting ones, and a change that waits. */
export async function submitSamples(
  transaction: Database,
  { keys, secretKey }: Services,
  accounts: SampleAccounts,
): Promise<void> {
  const admin = await transaction
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'demo_admin')
    .executeTakeFirst()
  for (const [username, { id }] of accounts) {
    const decision = decisionOn(username)
    await transaction.deleteFrom('submission').where('account_id', '=', id).execute()
    await submit(transaction, id, { decided: decision && { ...decision, by: admin?.id ?? null } })
  }
  const office = accounts.get('demo_office')
  const stored = office && (await agency.read(transaction, keys, office.id))
  if (!stored) return
  await submit(transaction, office.id, { sealed: sealFacts(secretKey, { ...stored.facts, ...officeChange }) })
}
