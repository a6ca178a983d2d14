import type { CallContext } from '../../kernel/http/context.ts'
import type { Services } from '../../kernel/services.ts'
import { todayInShanghai } from '../../kernel/today.ts'
import { ownDealings } from '../own-dealings.ts'
import { ownProfile } from '../own-profile.ts'
import { ownTraces } from '../own-traces.ts'
import { whoIs } from './confirm-password.ts'

/** Everything the portal keeps of the caller, as one JSON document; hashes and secrets are left out. */
export async function exportData(
  { db, keys }: Services,
  context: CallContext,
): Promise<{ name: string; content: Buffer<ArrayBuffer> }> {
  const { accountId, username } = whoIs(context)
  const document = {
    exportedAt: new Date().toISOString(),
    ...(await ownProfile(db, keys, accountId)),
    ...(await ownDealings(db, accountId, context.language)),
    ...(await ownTraces(db, accountId)),
  }
  return {
    name: `${username}-${todayInShanghai()}.json`,
    content: Buffer.from(JSON.stringify(document, null, 2)),
  }
}
