import type { AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'

const moderatorRows = statement((db, { roles }: { roles: readonly AdminRole[] }) =>
  db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('user_type', '=', 'ADMIN')
    .where('state', '=', 'ACTIVE')
    .where(sql<boolean>`admin_roles && ${roles}::text[]`)
    .orderBy('username'),
)

export interface Moderator {
  id: string
  username: string
}

/** Administrators who may review, or do another role's work: those of the role, and those who may everything. */
export function moderators(db: Database, role: AdminRole = 'MODERATOR'): Promise<Moderator[]> {
  return moderatorRows(db, { roles: ['SUPER', role] })
}

/** Those among whom a page's rows name theirs: none, and the database is not asked, where no row names one. */
export async function moderatorsNamedBy(
  db: Database,
  rows: readonly { assigned_to: string | null }[],
  role?: AdminRole,
): Promise<Moderator[]> {
  return rows.some(({ assigned_to: to }) => to !== null) ? moderators(db, role) : []
}
