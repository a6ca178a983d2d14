import type { personBody } from '@portal/protocol/account/registration.ts'
import type { UserType, VerificationState } from '@portal/protocol/kernel/user-types.ts'
import type { z } from 'zod'
import type { Database } from '../../kernel/database/store.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseBroken } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { checkCode, useUpCode, type CodeTarget } from '../codes.ts'
import { hashPassword, refuseWeakPassword } from '../passwords.ts'

/** What everyone who registers gives. */
export type AccountGiven = z.output<typeof personBody>

export interface Registered {
  username: string
  verification: VerificationState
}

/** What a user type adds to the account. */
export interface Registration {
  userType: UserType
  /** The person agreed to the keeping of identity numbers. */
  hasIdentityConsent?: boolean
  /** Stores what the type asks for beside the account, in its transaction. */
  addDetails?: (transaction: Database, accountId: string) => Promise<void>
}

/** What only one account may have, by the constraints that decide between two at once. */
export const refuseTaken = refuseBroken({
  account_username_key_key: 'usernameTaken',
  account_phone_key: 'phoneTaken',
  account_email_key: 'emailTaken',
})

/** Says so before a code is used up; the constraints decide between two at once. */
async function refuseTakenNames(db: Database, { username, phone, email }: AccountGiven): Promise<void> {
  const rows = await db
    .selectFrom('account')
    .select(['username_key', 'phone', 'email'])
    .where((eb) =>
      eb.or([
        eb('username_key', '=', username.toLowerCase()),
        eb('phone', '=', phone),
        ...(email ? [eb('email', '=', email)] : []),
      ]),
    )
    .execute()
  if (rows.some((row) => row.username_key === username.toLowerCase())) throw new Refusal('usernameTaken')
  if (rows.some((row) => row.phone === phone)) throw new Refusal('phoneTaken')
  if (rows.length > 0) throw new Refusal('emailTaken')
}

function codesOf({ phone, smsCode, email, emailCode }: AccountGiven): [CodeTarget, string][] {
  const codes: [CodeTarget, string][] = [[{ channel: 'SMS', recipient: phone, purpose: 'register' }, smsCode]]
  if (email && emailCode) {
    codes.push([{ channel: 'MAIL', recipient: email, purpose: 'register' }, emailCode])
  }
  return codes
}

/** @throws Refusal while the platform takes no new accounts */
export async function refuseWhileClosed({ settings }: Pick<Services, 'settings'>): Promise<void> {
  const { isRegistrationOpen } = await settings.read()
  if (!isRegistrationOpen) throw new Refusal('notNow', null, 'registrationClosed')
}

/**
 * Makes an account with all that belongs to it, or nothing. An individual is verified by the phone's code, everyone
 * else waits for the platform's staff.
 *
 * @throws Refusal
 */
export async function register(
  services: Services,
  given: AccountGiven,
  { userType, hasIdentityConsent, addDetails }: Registration,
  { language, isAbout }: Asker,
): Promise<Registered> {
  const { db, secretKey } = services
  await refuseWhileClosed(services)
  refuseWeakPassword(given.password, given.username)
  await refuseTakenNames(db, given)
  const codes = codesOf(given)
  for (const [target, code] of codes) await checkCode(db, secretKey, target, code)

  const passwordHash = await hashPassword(given.password)
  const verification = userType === 'PERSON' ? 'VERIFIED' : 'PENDING'
  const documents = hasIdentityConsent ? (['AGREEMENT', 'IDENTITY'] as const) : (['AGREEMENT'] as const)
  const id = await moving(services, async (mover) => {
    const { transaction } = mover
    for (const [target, code] of codes) await useUpCode(transaction, secretKey, target, code)
    const account = await transaction
      .insertInto('account')
      .values({
        username: given.username,
        username_key: given.username.toLowerCase(),
        phone: given.phone,
        email: given.email ?? null,
        password_hash: passwordHash,
        user_type: userType,
        picture: null,
        verification,
        language,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('acceptance')
      .values(documents.map((document) => ({ account_id: account.id, document, ...given.agreement })))
      .execute()
    await addDetails?.(transaction, account.id)
    if (verification === 'PENDING') await services.everyFeature.registered(mover, account.id)
    return account.id
  }).catch(refuseTaken)
  isAbout(id)
  return { username: given.username, verification }
}
