import { isIndividual } from '@portal/protocol/kernel/user-types.ts'
import { agreedStates, cooperationLifecycle } from '@portal/protocol/requirements/lifecycle.ts'
import { accounts } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Subject } from '../kernel/subject.ts'
import { signedUpLink, signUpLink } from './links.ts'
import { hasOpenContacts } from './shown-cooperation.ts'
import { writtenStates } from './sign-up-queries.ts'

/** The kind of what the two sides of a sign-up write to each other about. */
export const cooperationSubject = cooperationLifecycle.subject

/**
 * Sign-ups, as things that are written about. Until contacts open, an individual who published the requirement is not
 * named to the provider. Of a requirement that its owner deleted the owner is told nothing, and the provider of what both
 * had agreed on.
 */
export const cooperations: Subject = {
  async hold(transaction, id) {
    await transaction
      .selectFrom('cooperation')
      .innerJoin('requirement', 'requirement.id', 'requirement_id')
      .select('requirement.id')
      .where('cooperation.id', '=', id)
      .forShare('requirement')
      .execute()
  },
  async describe(db: Database, ids, readerId) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectFrom('cooperation')
      .innerJoin('requirement', 'requirement.id', 'requirement_id')
      .innerJoin(accounts(db), 'account.id', 'requirement.account_id')
      .select(['cooperation.id', 'cooperation.state', 'requirement_id', 'title', 'user_type'])
      .select(['requirement.account_id as owner_id', 'requirement.state as requirement_state'])
      .where('cooperation.id', 'in', ids)
      .where((eb) =>
        eb.or([eb('requirement.account_id', '=', readerId), eb('cooperation.account_id', '=', readerId)]),
      )
      .where((eb) =>
        eb.or([
          eb('requirement.state', '!=', 'DELETED'),
          eb('cooperation.account_id', '=', readerId).and('cooperation.state', 'in', agreedStates),
        ]),
      )
      .execute()
    return new Map(
      rows.map(({ id, state, requirement_id: requirementId, requirement_state: held, ...row }) => {
        const isOwner = row.owner_id === readerId
        const isOpen = writtenStates.some((one) => one === state)
        return [
          id,
          {
            title: row.title,
            link: isOwner ? signUpLink(requirementId, id) : signedUpLink(requirementId),
            hidesPartner: !isOwner && isIndividual(row.user_type) && !hasOpenContacts(state),
            isOpen: isOpen && held !== 'DELETED',
          },
        ]
      }),
    )
  },
}
