import { isDeepStrictEqual } from 'node:util'
import { holdAccount, setVerification } from '../../account/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import { moving, type Mover } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { openChange, sealChange, submitData, takeBack, waitingSubmission } from '../../verification/door.ts'
import type { ProfileKind, Stored } from '../kinds/kind.ts'
import { providerSearch } from '../provider-search.ts'
import { refuseTaken } from '../refuse-taken.ts'

interface Given<Facts, Extras> {
  accountId: string
  extras: Extras
  /** The facts given, with those that stand where something is left out: the waiting ones, else the valid ones. */
  takeFacts: (transaction: Database, standing: Facts, valid: Facts) => Facts | Promise<Facts>
}

/** Facts that nobody has verified yet are valid as given, and wait as they stand. */
async function correct<Facts extends object, Extras, Data>(
  mover: Mover,
  { keys }: Services,
  kind: ProfileKind<Facts, Extras, Data>,
  accountId: string,
  { before, facts }: { before: Facts; facts: Facts },
): Promise<void> {
  const { transaction } = mover
  await kind.writeFacts(transaction, keys, accountId, facts)
  await kind.release?.(transaction, before, facts)
  await setVerification(transaction, accountId, 'PENDING')
  await submitData(mover, accountId)
}

async function readStored<Facts extends object, Extras, Data>(
  transaction: Database,
  { keys }: Services,
  kind: ProfileKind<Facts, Extras, Data>,
  accountId: string,
): Promise<Stored<Facts, Extras>> {
  const stored = await kind.read(transaction, keys, accountId)
  if (!stored) throw new Refusal('notFound')
  return stored
}

/**
 * Changes a profile. What the platform verifies waits for its approval: the first time it is valid as given and the
 * account waits with it, later the old data stay valid until then. Files of changes stay with their submissions, as
 * what was decided on.
 *
 * @throws Refusal
 */
export async function updateProfile<Facts extends object, Extras, Data>(
  services: Services,
  kind: ProfileKind<Facts, Extras, Data>,
  { accountId, extras, takeFacts }: Given<Facts, Extras>,
): Promise<{ waits: boolean }> {
  const { keys, secretKey } = services
  return moving(services, async (mover) => {
    const { transaction } = mover
    const { verification } = await holdAccount(transaction, accountId)
    const valid = await readStored(transaction, services, kind, accountId)
    const submission = await waitingSubmission(transaction, accountId)
    const waiting = submission?.sealed ? kind.facts.parse(openChange(keys, submission.sealed)) : null
    const facts = await takeFacts(transaction, waiting ?? valid.facts, valid.facts)
    if (await kind.isTaken(transaction, keys, accountId, facts)) throw new Refusal('identityTaken')

    await kind.writeExtras(transaction, accountId, extras)
    mover.changed(providerSearch, accountId)
    if (waiting && isDeepStrictEqual(facts, waiting)) return { waits: true }
    if (submission) await takeBack(mover, accountId, submission.id)
    if (verification !== 'VERIFIED') {
      await correct(mover, services, kind, accountId, { before: valid.facts, facts })
      return { waits: true }
    }
    if (isDeepStrictEqual(facts, valid.facts)) return { waits: false }
    await submitData(mover, accountId, sealChange(secretKey, facts))
    return { waits: true }
  }).catch(refuseTaken)
}
