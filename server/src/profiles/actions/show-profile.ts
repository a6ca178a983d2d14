import type { Caller } from '../../kernel/http/caller.ts'
import { accounts } from '../../account/door.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { agency } from '../kinds/agency.ts'
import { company } from '../kinds/company.ts'
import type { ProfileKind } from '../kinds/kind.ts'
import { lawyer } from '../kinds/lawyer.ts'
import { newestSubmission, openChange } from '../../verification/door.ts'

/** The owner's view of a profile: what is valid, and what was last given to be verified. */
async function showProfile<Facts, Extras, Data>(
  services: Services,
  kind: ProfileKind<Facts, Extras, Data>,
  { accountId }: Caller,
) {
  const { db, keys } = services
  const stored = await kind.read(db, keys, accountId)
  if (!stored) throw new Refusal('notFound')
  const { verification } = await db
    .selectFrom(accounts(db))
    .select('verification')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const row = await newestSubmission(db, accountId)
  const given = row?.sealed && { ...stored, facts: kind.facts.parse(openChange(keys, row.sealed)) }
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

export function showCompany(services: Services, _given: object, caller: Caller) {
  return showProfile(services, company, caller)
}

export function showAgency(services: Services, _given: object, caller: Caller) {
  return showProfile(services, agency, caller)
}

export function showLawyer(services: Services, _given: object, caller: Caller) {
  return showProfile(services, lawyer, caller)
}
