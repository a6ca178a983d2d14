import { z } from 'zod'
import { hashPassword } from '../account/passwords.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Database } from '../kernel/database/store.ts'
import { CommandRefused } from './command-refused.ts'

/** What administrators may do (decisions.md, section 1). */
export const administratorRoles = ['SUPER', 'VERIFIER', 'EDITOR', 'DESK', 'MODERATOR', 'AUDITOR'] as const

function kinds(value: string, patterns: RegExp[]): number {
  return patterns.filter((pattern) => pattern.test(value)).length
}

export const newAdministrator = z.strictObject({
  username: z
    .string()
    .regex(/^\w{5,20}$/, 'a username has 5 to 20 letters, digits or underscores')
    .refine(
      (value) => kinds(value, [/[A-Za-z]/, /\d/, /_/]) >= 2,
      'a username has letters, digits or underscores, at least two of these kinds',
    ),
  password: z
    .string()
    .regex(/^\P{Cc}{8,20}$/u, 'a password has 8 to 20 characters')
    .refine(
      (value) => kinds(value, [/\p{L}/u, /\d/, /[^\p{L}\d]/u]) >= 2,
      'a password has letters, digits and symbols, at least two of these kinds',
    ),
  roles: z
    .array(z.enum(administratorRoles, `roles are ${administratorRoles.join(', ')}`))
    .min(1, 'an administrator has at least one role'),
})

export type NewAdministrator = z.output<typeof newAdministrator>

export interface Administrator {
  username: string
  roles: string[]
  state: string
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
  await writeAudit(db, {
    accountId: null,
    event: 'administrator.add',
    outcome: 'done',
    target: added.id,
    requestId: 'command',
  })
}

export async function listAdministrators(db: Database): Promise<Administrator[]> {
  const rows = await db
    .selectFrom('account')
    .select(['username', 'admin_roles', 'state'])
    .where('user_type', '=', 'ADMIN')
    .orderBy('username')
    .execute()
  return rows.map(({ username, admin_roles: roles, state }) => ({ username, roles, state }))
}
