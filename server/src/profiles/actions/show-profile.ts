import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import type { ProfileKind } from '../kinds/kind.ts'
import { newestSubmission } from '../queries.ts'
import { openFacts } from '../sealed-facts.ts'

/** The owner's view of a profile: what is valid, and what was last given to be verified. */
export async function showProfile<Facts, Extras, Data>(
  services: Services,
  kind: ProfileKind<Facts, Extras, Data>,
  accountId: string,
) {
  const { db, keys } = services
  const stored = await kind.read(db, keys, accountId)
  if (!stored) throw new Refusal('notFound')
  const { verification } = await db
    .selectFrom('account')
    .select('verification')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const row = await newestSubmission(db, accountId)
  const given = row?.sealed && {
    facts: openFacts(kind, keys, row.sealed),
    extras: stored.extras,
  }
  return {
    data: await kind.show(services, accountId, stored),
    verification,
    submission: row
      ? {
          id: row.id,
          state: row.state,
          submittedAt: row.submitted_at.toISOString(),
          decidedAt: row.decided_at?.toISOString() ?? null,
          reason: row.reason,
          data: given ? await kind.show(services, accountId, given) : null,
        }
      : null,
  }
}
