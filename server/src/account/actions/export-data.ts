import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'

/** Everything the portal keeps of the caller, as one JSON document; hashes and secrets are left out. */
export async function exportData(
  { everyFeature }: Services,
  _given: object,
  { accountId: id, username, language }: Caller,
): Promise<{ name: string; content: Buffer<ArrayBuffer> }> {
  const document = {
    exportedAt: new Date().toISOString(),
    ...(await everyFeature.exported({ id, language })),
  }
  return {
    name: `${username}-${zoneToday()}.json`,
    content: Buffer.from(JSON.stringify(document, null, 2)),
  }
}
