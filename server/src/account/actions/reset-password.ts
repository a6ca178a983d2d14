import type { resetBody, safetyCalls } from '@portal/protocol/account/safety-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { tokenHash } from '../../kernel/crypto.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { checkCode, useUpCode, type CodeTarget } from '../codes.ts'
import { clearFailures } from '../login-failures.ts'
import { hashPassword, refuseWeakPassword } from '../passwords.ts'
import { findByContact, findById } from '../queries.ts'
import { endSessions } from '../sessions.ts'
import { writeNotices } from '../write-notices.ts'

/** Whose password may be set, and how the right to do so is used up in the same transaction. */
interface Permit {
  accountId: string
  useUp(transaction: Database): Promise<void>
}

async function permitByLink({ db }: Services, token: string): Promise<Permit> {
  const hash = tokenHash(token)
  const link = await db
    .selectFrom('reset_link')
    .innerJoin('account', 'account.id', 'reset_link.account_id')
    .select('account_id')
    .where('token_hash', '=', hash)
    .where('state', '!=', 'CANCELLED')
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst()
  if (!link) throw new Refusal('resetLinkEnded')
  return {
    accountId: link.account_id,
    useUp: async (transaction) => {
      const used = await transaction
        .deleteFrom('reset_link')
        .where('token_hash', '=', hash)
        .where(sql<boolean>`expires_at > now()`)
        .executeTakeFirst()
      if (used.numDeletedRows !== 1n) throw new Refusal('resetLinkEnded')
    },
  }
}

async function permitByCode({ db, secretKey }: Services, phone: string, code: string): Promise<Permit> {
  const account = await findByContact(db, 'SMS', phone)
  if (!account) throw new Refusal('phoneUnknown')
  const target: CodeTarget = { channel: 'SMS', recipient: phone, purpose: 'reset' }
  await checkCode(db, secretKey, target, code)
  return {
    accountId: account.id,
    useUp: (transaction) => useUpCode(transaction, secretKey, target, code),
  }
}

function permitOf(services: Services, { token, phone, code }: z.output<typeof resetBody>): Promise<Permit> {
  // The schema lets one way through, and a phone with its code alone.
  return token ? permitByLink(services, token) : permitByCode(services, phone ?? '', code ?? '')
}

/** Resets a password by a link or a code; every session of the account ends. */
export async function resetPassword(
  services: Services,
  { body: given }: GivenOf<typeof safetyCalls.resetPassword>,
  { address, isAbout }: Asker,
): Promise<null> {
  const { db, secretKey, outbox } = services
  const permit = await permitOf(services, given)
  const account = await findById(db, permit.accountId)
  isAbout(account.id)
  refuseWeakPassword(given.password, account.username)

  const passwordHash = await hashPassword(given.password)
  await db.transaction().execute(async (transaction) => {
    await permit.useUp(transaction)
    await transaction
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', account.id)
      .execute()
    await transaction.deleteFrom('reset_link').where('account_id', '=', account.id).execute()
    await endSessions(transaction, account.id)
    await writeNotices(transaction, outbox, account, 'passwordChanged')
  })
  await clearFailures(db, secretKey, { account: account.id, address })
  await outbox.wake()
  return null
}
