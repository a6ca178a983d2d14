import { accountLifecycle } from '@portal/protocol/account/lifecycle.ts'
import { whoIs } from '../../account/actions/confirm-password.ts'
import { readHistory } from '../../kernel/history.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { submittedData } from '../../profiles/actions/submitted-data.ts'
import { mayTouch } from '../may-touch.ts'
import { findPerson } from '../queries.ts'

/** An account, whole: what it gave of itself, what became of it, and what the administrator may do. */
export async function showPerson(services: Services, id: string, context: CallContext) {
  const { db } = services
  const person = await findPerson(db, id)
  if (!person) throw new Refusal('notFound')
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
    data: await submittedData(services, id),
    abilities: mayTouch(whoIs(context), person) ? accountLifecycle.abilities(person.state, 'admin') : [],
    history: await readHistory(db, 'account', id),
  }
}
