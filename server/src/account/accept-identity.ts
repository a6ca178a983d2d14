import { agreementVersion } from '@portal/protocol/account/agreement.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'

/** Keeps when the owner first agreed to the keeping of identity numbers, in the version in force. */
export async function acceptIdentity(
  transaction: Database,
  accountId: string,
  language: Language,
): Promise<void> {
  await transaction
    .insertInto('acceptance')
    .values({ account_id: accountId, document: 'IDENTITY', version: agreementVersion, language })
    .onConflict((on) => on.columns(['account_id', 'document', 'version']).doNothing())
    .execute()
}
