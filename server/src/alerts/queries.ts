import type { MailState } from '@portal/protocol/alerts/constants.ts'
import { alertsList } from '@portal/protocol/alerts/lists.ts'
import type { SavedFilters, SavedList } from '@portal/protocol/alerts/saved-lists.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { sql } from 'kysely'
import { accounts } from '../account/door.ts'
import { tabbedPageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'

const columns = [
  'alert.id',
  'alert.account_id',
  'alert.kind',
  'alert.name',
  'alert.list',
  'alert.filters',
  'alert.law_id',
  'alert.article',
  'alert.seen',
  'alert.frequency',
  'alert.by_mail',
  'alert.is_paused',
  'alert.looked_until',
  'alert.next_at',
  'alert.told_at',
  'alert.created_at',
] as const

const side = sql<string>`case when alert.kind = 'SEARCH' then 'SEARCHES' else 'LAWS' end`

/** An owner's alerts. */
export function alertsPage(db: Database, accountId: string, asked: PageWanted<typeof alertsList>) {
  const chosen = ({ side: wanted }: Wanted<typeof alertsList>) =>
    db
      .selectFrom('alert')
      .where('alert.account_id', '=', accountId)
      .$if(wanted !== undefined, (query) =>
        query.where('alert.kind', wanted === 'SEARCHES' ? '=' : '!=', 'SEARCH'),
      )
  return tabbedPageOf(alertsList, chosen, asked, {
    key: 'alert.id',
    tab: side,
    orders: { newest: [['alert.created_at', 'desc']], oldest: [['alert.created_at', 'asc']] },
    select: (rows) => rows.select(columns),
  })
}

export function findAlert(db: Database, id: string) {
  return db.selectFrom('alert').select(columns).where('alert.id', '=', id).executeTakeFirst()
}

export type AlertFound = NonNullable<Awaited<ReturnType<typeof findAlert>>>

/** All that somebody has, the oldest first. */
export function alertsOf(db: Database, accountId: string): Promise<AlertFound[]> {
  return db
    .selectFrom('alert')
    .select(columns)
    .where('alert.account_id', '=', accountId)
    .orderBy('alert.created_at')
    .orderBy('alert.id')
    .execute()
}

export async function countAlerts(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('alert')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/** The alert by which somebody follows a law, or an article of it. */
export function findFollowed(
  db: Database,
  { accountId, lawId, article }: { accountId: string; lawId: string; article: string | null },
) {
  return db
    .selectFrom('alert')
    .select('id')
    .where('law_id', '=', lawId)
    .where('account_id', '=', accountId)
    .where('article', 'is not distinct from', article)
    .executeTakeFirst()
}

/** The caller's search of the same list by the same filters, as JSON. */
export function findSaved(
  db: Database,
  { accountId, list, filters }: { accountId: string; list: SavedList; filters: string },
) {
  return db
    .selectFrom('alert')
    .select(['id', 'is_paused', 'frequency'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'SEARCH')
    .where('list', '=', list)
    .where('filters', '=', sql<SavedFilters>`${filters}::jsonb`)
    .executeTakeFirst()
}

/** The alerts that are to be looked at by an instant, of accounts in use; those due the longest first. */
export function alertsDue(
  db: Database,
  by: Date,
  { most, after }: { most: number; after?: { next_at: Date; id: string } | undefined },
) {
  return db
    .selectFrom('alert')
    .innerJoin(accounts(db), 'account.id', 'alert.account_id')
    .select(columns)
    .select('account.language')
    .where('alert.is_paused', '=', false)
    .where('alert.next_at', '<=', by)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(alert.next_at, alert.id) > (${after!.next_at}, ${after!.id}::uuid)`),
    )
    .where('account.state', 'in', ['ACTIVE', 'FROZEN'])
    .orderBy('alert.next_at')
    .orderBy('alert.id')
    .limit(most)
    .execute()
}

export type AlertDue = Awaited<ReturnType<typeof alertsDue>>[number]

/** Whom an alert is written to: by which address, whether alerts may come to it, and what links to confirm it rest on. */
export async function addressOf(db: Database, accountId: string) {
  const row = await db
    .selectFrom(accounts(db))
    .leftJoin('alert_mail', 'alert_mail.account_id', 'account.id')
    .leftJoin('alert_confirmation', 'alert_confirmation.account_id', 'account.id')
    .select(['account.username', 'account.language', 'account.email', 'alert_mail.email as confirmed'])
    .select('alert_confirmation.id as confirmation')
    .where('account.id', '=', accountId)
    .where('account.state', '!=', 'CANCELLED')
    .executeTakeFirst()
  if (!row) return null
  const { confirmed, ...account } = row
  const state: MailState =
    account.email === null ? 'NONE' : confirmed === account.email ? 'CONFIRMED' : 'UNCONFIRMED'
  return { ...account, state }
}
