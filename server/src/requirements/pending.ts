import { providerTypes, registeredTypes } from '@portal/protocol/kernel/user-types.ts'
import { cooperationLifecycle } from '@portal/protocol/requirements/lifecycle.ts'
import { sql, type Expression } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { lastMoved } from '../kernel/history.ts'
import type { PendingKind, PendingRow } from '../kernel/pending.ts'
import { ownRequirementLink, requirementLink, signedUpLink } from './links.ts'

const agreedAt = lastMoved({
  subject: cooperationLifecycle.subject,
  id: 'cooperation.id',
  action: 'cooperation',
})

/** Of an account's own requirements those with sign-ups that stand so. */
const signUpsOf = (state: 'SIGNED_UP' | 'IN_NEGOTIATION') => (_db: Database, accountId: Expression<string>) =>
  sql<PendingRow>`
    select requirement.id, requirement.id as thing_id, title, count(*)::int as count, min(signed_up_at) as since
    from requirement join cooperation on requirement_id = requirement.id
    where requirement.account_id = ${accountId} and requirement.state in ('DISPLAYED', 'OVERDUE')
      and cooperation.state = ${sql.lit(state)}
    group by requirement.id`

/** Of an account's own requirements sign-ups to answer, negotiations to bring to an end and what was refused. */
const ofOwn: PendingKind[] = [
  {
    kind: 'signUps',
    types: registeredTypes,
    rows: signUpsOf('SIGNED_UP'),
    link: ({ id }) => ownRequirementLink(id),
  },
  {
    kind: 'negotiations',
    types: registeredTypes,
    rows: signUpsOf('IN_NEGOTIATION'),
    link: ({ id }) => ownRequirementLink(id),
  },
  {
    kind: 'refusedRequirements',
    types: registeredTypes,
    rows: (_db, accountId) => sql`
      select id, id as thing_id, title, 1 as count, submitted_at as since
      from requirement where account_id = ${accountId} and state = 'REJECTED'`,
    link: ({ id }) => ownRequirementLink(id),
  },
]

/** Of others' requirements those whose owner has a provider in mind, who has not signed up. */
const invitations: PendingKind = {
  kind: 'invitations',
  types: providerTypes,
  rows: (_db, accountId) => sql`
    select requirement.id, requirement.id as thing_id, title, 1 as count, published_at as since
    from requirement_partner join requirement on requirement.id = requirement_id
    where requirement_partner.account_id = ${accountId} and state = 'DISPLAYED' and not is_hidden
      and not exists (
        select from cooperation
        where cooperation.requirement_id = requirement.id and cooperation.account_id = ${accountId})`,
  link: ({ id }) => requirementLink(id),
}

/** What a provider works on, as both have agreed. */
const cooperations: PendingKind = {
  kind: 'cooperations',
  types: providerTypes,
  rows: (_db, accountId) => sql`
    select cooperation.id, requirement.id as thing_id, title, 1 as count,
      coalesce(${agreedAt}, signed_up_at) as since
    from cooperation join requirement on requirement.id = requirement_id
    where cooperation.account_id = ${accountId} and cooperation.state = 'COOPERATING'`,
  link: ({ thing_id: requirementId }) => signedUpLink(requirementId),
}

export const pendingWork = [...ofOwn, invitations, cooperations]
