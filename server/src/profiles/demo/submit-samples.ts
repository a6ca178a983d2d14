import { idsByUsername } from '../../account/door.ts'
import type { Mover } from '../../kernel/mover.ts'
import type { Services } from '../../kernel/services.ts'
import {
  decideData,
  dropSubmissions,
  sealChange,
  submitData,
  type Decision,
} from '../../verification/door.ts'
import { agency } from '../kinds/agency.ts'
import { agencyRejection, officeChange, type SampleAccounts } from './providers.ts'

type Decided = Pick<Decision, 'action' | 'reason'>

/** Samples of data that wait, or were rejected. */
const unverified = ['sample_company', 'sample_lawyer', 'sample_agency']

function decisionOn(username: string): Decided | null {
  if (!unverified.includes(username)) return { action: 'approve', reason: null }
  return username === 'sample_agency' ? { action: 'reject', reason: agencyRejection } : null
}

/** Puts the sample accounts' data into the queue: decided ones, waiting ones, and a change that waits. */
export async function submitSamples(
  mover: Mover,
  { keys, secretKey }: Services,
  accounts: SampleAccounts,
): Promise<void> {
  const { transaction } = mover
  const admin = (await idsByUsername(transaction, ['demo_admin'])).get('demo_admin') ?? null
  for (const [username, { id }] of accounts) {
    const decision = decisionOn(username)
    await dropSubmissions(transaction, id)
    const submissionId = await submitData(mover, id)
    if (decision) await decideData(mover, { ...decision, submissionId, by: admin })
  }
  const office = accounts.get('demo_office')
  const stored = office && (await agency.read(transaction, keys, office.id))
  if (!stored) return
  await submitData(mover, office.id, sealChange(secretKey, { ...stored.facts, ...officeChange }))
}
