import { calls } from '@portal/protocol/calls.ts'
import type { AccountState, UserType } from '@portal/protocol/kernel/user-types.ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { addAccount, expectCode, freshAddress, makeCall, takeCaptcha, type Sender } from '../app/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
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

/** The code in the newest message to a phone or an e-mail address. */
export async function readCode({ services }: Portal, recipient: string): Promise<string> {
  const { messages } = await services.outbox.kept({ recipient, offset: 0, limit: 1 })
  return /\b\d{6}\b/.exec(messages[0]!.text)![0]
}

/** Asks for a code as a visitor does, and reads it where it was kept. */
export async function askForCode(
  portal: Portal,
  target: { phone?: string; email?: string },
  purpose: string,
  from: Sender = {},
): Promise<string> {
  const { cookies, answer } = await takeCaptcha(portal.app)
  const call = target.phone ? calls.account.sendSms : calls.account.sendEmailCode
  const body = { ...target, purpose, captcha: answer }
  expectCode(await makeCall(portal.app, call, { body }, { ...from, cookies }), 'done')
  return readCode(portal, (target.phone ?? target.email)!)
}
