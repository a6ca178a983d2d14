import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { confirmLetter, type Recipient } from './letters.ts'

/** What links that confirm an account's address rest on. */
export async function confirmationOf(transaction: Database, accountId: string): Promise<string> {
  const { id } = await transaction
    .insertInto('alert_confirmation')
    .values({ account_id: accountId })
    .onConflict((on) => on.column('account_id').doUpdateSet({ account_id: accountId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Asks whoever reads an address whether alerts may come to it; once a day. */
export async function askAddress(
  services: Services,
  transaction: Database,
  accountId: string,
  to: Recipient,
): Promise<void> {
  const confirmation = await confirmationOf(transaction, accountId)
  const letter = confirmLetter(services, { accountId, confirmation }, to, zoneToday())
  await services.outbox.write(transaction, letter)
}
