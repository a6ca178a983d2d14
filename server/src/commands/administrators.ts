import { isPassword, isUsername } from '@portal/protocol/account/rules/names.ts'
import { adminRoles, type AccountState, type AdminRole } from '@portal/protocol/kernel/user-types.ts'
import { z } from 'zod'
import { hashPassword, isCommonPassword } from '../account/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { CommandRefused } from './command-refused.ts'
import { noteDone } from './note-done.ts'

export const newAdministrator = z
  .strictObject({
    username: z
      .string()
      .refine(
        isUsername,
        'a username has 5 to 20 letters, digits or underscores, at least two of these kinds',
      ),
    password: z
      .string()
      .refine(
        isPassword,
        'a password has 8 to 20 characters: letters, digits and symbols, at least two of these kinds',
      )
      .refine((password) => !isCommonPassword(password), 'a password is none of the commonest'),
    roles: z
      .array(z.enum(adminRoles, `roles are ${adminRoles.join(', ')}`))
      .min(1, 'an administrator has at least one role'),
  })
  .refine(({ username, password }) => username.toLowerCase() !== password.toLowerCase(), {
    path: ['password'],
    message: 'a password is not the username',
  })

export type NewAdministrator = z.output<typeof newAdministrator>

export interface Administrator {
  username: string
  roles: AdminRole[]
  state: AccountState
  hasSecondFactor: boolean
}

/**
 * Makes an administrator.
 *
 * @throws CommandRefused when the username is taken
 */
export async function addAdministrator(db: Database, input: NewAdministrator): Promise<void> {
  const passwordHash = await hashPassword(input.password)
  const added = await db
    .insertInto('account')
    .values({
      username: input.username,
      username_key: input.username.toLowerCase(),
      password_hash: passwordHash,
      user_type: 'ADMIN',
      admin_roles: [...new Set(input.roles)],
      phone: null,
      email: null,
      picture: null,
    })
    .onConflict((on) => on.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new CommandRefused('Username already exists, please reset')
  await noteDone(db, 'administrator.add', added.id)
}

export async function listAdministrators(db: Database): Promise<Administrator[]> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select(['username', 'admin_roles', 'state', 'confirmed_at'])
    .where('user_type', '=', 'ADMIN')
    .orderBy('username')
    .execute()
  return rows.map(({ username, admin_roles: roles, state, confirmed_at: confirmedAt }) => ({
    username,
    roles,
    state,
    hasSecondFactor: confirmedAt !== null,
  }))
}

/**
 * Takes an administrator's second factor away, whose authenticator and recovery codes are lost: the next sign-in sets
 * up another. Open sessions end.
 *
 * @throws CommandRefused when there is no such administrator
 */
export async function resetSecondFactor(db: Database, username: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const account = await transaction
      .selectFrom('account')
      .select('id')
      .where('username_key', '=', username.toLowerCase())
      .where('user_type', '=', 'ADMIN')
      .executeTakeFirst()
    if (!account) throw new CommandRefused(`No administrator is called ${username}.`)
    for (const table of ['second_factor', 'recovery_code', 'session'] as const) {
      await transaction.deleteFrom(table).where('account_id', '=', account.id).execute()
    }
    await noteDone(transaction, 'administrator.reset-second-factor', account.id)
  })
}
