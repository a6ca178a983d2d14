import type { Services } from '../../kernel/services.ts'
import { verifiedKinds, type SubmittedData } from '../kinds/verified-kind.ts'

/**
 * The data of an account that the platform verifies: those that are valid, or as a sealed change would have them;
 * null of an account that gave none.
 */
export async function submittedData(
  services: Services,
  accountId: string,
  sealed: Uint8Array | null = null,
): Promise<SubmittedData | null> {
  const account = await services.db
    .selectFrom('account')
    .select('user_type')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const kind = account && verifiedKinds[account.user_type]
  return kind ? kind.show(services, accountId, sealed) : null
}
