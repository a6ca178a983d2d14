import { accountActions, type peopleCalls } from '@portal/protocol/admin/people-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { accountMoves } from '../../account/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { mayDo } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { submittedData } from '../../verification/door.ts'
import { mayTouch } from '../may-touch.ts'
import { findPerson } from '../queries.ts'

/** An account, whole: what it gave of itself, what became of it, and what the administrator may do. */
export async function showPerson(
  services: Services,
  { params: { id } }: GivenOf<typeof peopleCalls.person>,
  caller: Caller,
) {
  const { db } = services
  const person = await findPerson(db, id)
  if (!person) throw new Refusal('notFound')
  const data = await submittedData(services, { accountId: id, userType: person.user_type })
  return {
    id,
    username: person.username,
    userType: person.user_type,
    name: person.name,
    state: person.state,
    verification: person.verification,
    phone: person.phone,
    email: person.email,
    registeredAt: person.created_at.toISOString(),
    picture: person.picture,
    roles: person.admin_roles,
    lastUsedAt: person.last_used_at?.toISOString() ?? null,
    data,
    mayRevoke: data !== null && person.verification === 'VERIFIED',
    abilities: mayTouch(caller, person)
      ? // Whoever may touch one who has SUPER has it too.
        mayDo(
          accountMoves,
          { ...person, isLastSuper: false },
          {
            as: 'admin',
            by: caller.accountId,
            among: accountActions,
          },
        )
      : [],
    history: person.history,
  }
}
