import { calls } from '@portal/protocol/calls.ts'
import type { AccountState, UserType } from '@portal/protocol/kernel/user-types.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { addAccount, freshAddress, makeCall, type Sender } from '../app/fixtures.ts'
import type { Database } from '../kernel/database/store.ts'
import { hashPassword } from './passwords.ts'

export const password = 'Right_horse_42'
/** Made once: hashing is slow on purpose. */
const passwordHash = hashPassword(password)

let people = 0

export interface Person {
  id: string
  username: string
  phone: string
  email: string
}

/** A new account that can sign in with `password`. */
export async function addPerson(
  db: Database,
  { userType = 'PERSON', state = 'ACTIVE' }: { userType?: UserType; state?: AccountState } = {},
): Promise<Person> {
  people += 1
  const username = `Reader_${people}`
  const phone = `+86138${String(people).padStart(8, '0')}`
  const email = `reader${people}@example.org`
  const id = await addAccount(db, username, userType, {
    state,
    passwordHash: await passwordHash,
    phone,
    email,
  })
  return { id, username, phone, email }
}

export function logIn(
  app: FastifyInstance,
  account: string,
  given: { password?: string; captcha?: string } = {},
  from: Sender = {},
): Promise<LightMyRequestResponse> {
  const body = { account, password, ...given }
  return makeCall(app, calls.account.login, { body }, { address: freshAddress(), ...from })
}
