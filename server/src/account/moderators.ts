import type { AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'

/** Administrators who may review, or do another role's work: those of the role, and those who may everything. */
export function moderators(
  db: Database,
  role: AdminRole = 'MODERATOR',
): Promise<{ id: string; username: string }[]> {
  return db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('user_type', '=', 'ADMIN')
    .where('state', '=', 'ACTIVE')
    .where(sql<boolean>`admin_roles && ${['SUPER', role]}::text[]`)
    .orderBy('username')
    .execute()
}
