import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { hashPassword } from '../account/passwords.ts'
import { tokenHash } from '../kernel/crypto.ts'
import type { Services } from '../kernel/services.ts'
import { freshPhone, freshUsername } from './account-inputs.ts'
import { addDetails } from './details.ts'

/** The password of every account that fixtures make, unless they say another. */
export const fixturePassword = 'Fixture_77'
/** Made once: hashing is slow on purpose. */
export const fixtureHash = hashPassword(fixturePassword)

export interface CallInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  cookies?: Record<string, string>
}

/** Makes a valid input of a call, to be used once, with the rows that it names; `token` is of who will make it. */
export type MakeInput = (services: Services, token: string | undefined) => Promise<CallInput>

/** Valid inputs of a feature's calls, by `feature.name`. */
export type CallInputs = Record<string, MakeInput>

export interface Somebody {
  id: string
  userType: UserType
}

/** A new account of a type, with its details. */
export async function addSomebody(services: Services, userType: UserType): Promise<Somebody> {
  const username = freshUsername()
  const { id } = await services.db
    .insertInto('account')
    .values({
      username,
      username_key: username,
      phone: freshPhone(),
      email: null,
      password_hash: await fixtureHash,
      user_type: userType,
      picture: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addDetails(services, id, userType)
  return { id, userType }
}

/** Whose token it is; somebody of the type where it is nobody's. */
export async function callerOf(
  services: Services,
  token: string | undefined,
  otherwise: UserType = 'PERSON',
): Promise<Somebody> {
  const row = await services.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['account.id', 'user_type'])
    .where('token_hash', '=', tokenHash(token ?? ''))
    .executeTakeFirst()
  return row ? { id: row.id, userType: row.user_type } : addSomebody(services, otherwise)
}
