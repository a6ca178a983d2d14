import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Pending } from '../kernel/pending.ts'
import { ownRequirementLink, requirementLink } from './links.ts'

interface Row {
  kind: 'signUps' | 'negotiations' | 'refusedRequirements' | 'invitations'
  requirement_id: string
  title: string
  count: number
  since: Date
  total: number
}

const links: Record<Row['kind'], (requirementId: string) => string> = {
  signUps: ownRequirementLink,
  negotiations: ownRequirementLink,
  refusedRequirements: ownRequirementLink,
  invitations: requirementLink,
}

/**
 * What waits for an account: of its own requirements sign-ups to answer, negotiations to bring to an end and what was
 * refused; of others' those whose owner has it in mind.
 */
export async function pendingWork(
  db: Database,
  accountId: string,
  limit: number,
): Promise<{ items: Pending[]; total: number }> {
  const { rows } = await sql<Row>`
    with waits as (
      select case cooperation.state when 'SIGNED_UP' then 'signUps' else 'negotiations' end as kind,
        requirement.id as requirement_id, title, count(*)::int as count, min(signed_up_at) as since
      from requirement join cooperation on requirement_id = requirement.id
      where requirement.account_id = ${accountId} and requirement.state in ('DISPLAYED', 'OVERDUE')
        and cooperation.state in ('SIGNED_UP', 'IN_NEGOTIATION')
      group by requirement.id, cooperation.state
      union all
      select 'refusedRequirements', id, title, 1, submitted_at
      from requirement where account_id = ${accountId} and state = 'REJECTED'
      union all
      select 'invitations', requirement.id, title, 1, published_at
      from requirement_partner join requirement on requirement.id = requirement_id
      where requirement_partner.account_id = ${accountId} and state = 'DISPLAYED' and not is_hidden
        and not exists (
          select from cooperation
          where cooperation.requirement_id = requirement.id and cooperation.account_id = ${accountId})
    )
    select *, (count(*) over ())::int as total from waits order by since limit ${limit}`.execute(db)
  return {
    items: rows.map(({ kind, requirement_id: id, title, count, since }) => ({
      kind,
      title,
      count,
      link: links[kind](id),
      since,
    })),
    total: rows[0]?.total ?? 0,
  }
}
