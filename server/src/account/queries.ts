import { emailKey } from '@portal/protocol/account/rules/names.ts'
import { toE164 } from '@portal/protocol/account/rules/phone.ts'
import type { AdminRole, VerificationState } from '@portal/protocol/kernel/user-types.ts'
import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import { moveRead, movesIn, readHistory, type OwnMove } from '../kernel/history.ts'
import type { Channel } from '../kernel/outbox.ts'

const signInColumns = ['id', 'username', 'user_type', 'picture', 'state', 'password_hash'] as const

/** One writing of a name for all that an account of that name would answer to. */
export function foldName(name: string): string {
  return toE164(name, 'CN') ?? emailKey(name)
}

/** The account that answers to a username, an e-mail address, or a phone number (of the mainland, without its code). */
export function findByName(db: Database, name: string) {
  const key = name.trim().toLowerCase()
  const phone = toE164(name, 'CN')
  return db
    .selectFrom('account')
    .select(signInColumns)
    .where((eb) =>
      eb.or([
        eb('username_key', '=', key),
        eb('email', '=', emailKey(name)),
        ...(phone ? [eb('phone', '=', phone)] : []),
      ]),
    )
    .where('state', '!=', 'CANCELLED')
    .executeTakeFirst()
}

/** The account that a phone number or an e-mail address belongs to. */
export function findByContact(db: Database, channel: Channel, recipient: string) {
  return db
    .selectFrom('account')
    .select([...signInColumns, 'language'])
    .where(channel === 'SMS' ? 'phone' : 'email', '=', recipient)
    .where('state', '!=', 'CANCELLED')
    .executeTakeFirst()
}

export function findById(db: Database, id: string) {
  return db
    .selectFrom('account')
    .select([...signInColumns, 'language', 'phone', 'email', 'verification'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** What the platform says of the data that the account's owner gave. */
export async function setVerification(
  transaction: Database,
  id: string,
  verification: VerificationState,
): Promise<void> {
  await transaction.updateTable('account').set({ verification }).where('id', '=', id).execute()
}

export async function setAdminRoles(
  transaction: Database,
  id: string,
  roles: readonly AdminRole[],
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ admin_roles: [...roles] })
    .where('id', '=', id)
    .execute()
}

/** The moves of one thing, the oldest first, with the usernames of who made them. */
export async function namedHistory(db: Database, subject: string, ...subjectIds: string[]) {
  const moves = await readHistory(db, subject, ...subjectIds)
  const ids = [...new Set(moves.flatMap(({ by }) => by ?? []))]
  const rows =
    ids.length > 0
      ? await db.selectFrom('account').select(['id', 'username']).where('id', 'in', ids).execute()
      : []
  const names = new Map(rows.map(({ id, username }) => [id, username]))
  return moves.map((move) => ({ ...move, by: move.by && (names.get(move.by) ?? null) }))
}

/**
 * The same of a row, in the statement that reads it.
 *
 * @param id its column
 */
export function namedMovesOf(subject: string, id: string) {
  const by = sql<string | null>`(select username from account where account.id = history.by_account)`
  return movesIn(
    subject,
    id,
    sql<OwnMove & { by: string | null }>`${moveRead}::jsonb || jsonb_build_object('by', ${by})`,
  )
}
