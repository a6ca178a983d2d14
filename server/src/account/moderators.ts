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

/** Administrators who may review, or do another role's work: those of the role, and those who may everything. */
export function moderators(
  db: Database,
  role: AdminRole = 'MODERATOR',
): Promise<{ id: string; username: string }[]> {
  return moderatorRows(db, { roles: ['SUPER', role] })
}
