import type { fileCalls } from '@portal/protocol/files/calls.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { unusedCount } from '../queries.ts'
import { storeFile } from '../store-file.ts'

/** Nobody fills a form with so many files in a day; more would only fill the store. */
const mostUnused = 100

/**
 * Stores what somebody uploads for a form they have not sent yet.
 *
 * @throws Refusal
 */
export async function uploadFile(
  services: Services,
  { body }: GivenOf<typeof fileCalls.upload>,
  { accountId: ownerId }: Caller,
): Promise<FileInfo> {
  if ((await unusedCount(services.db, ownerId)) >= mostUnused) throw new Refusal('tooManyRequests')
  return storeFile(services, { ownerId, ...body })
}
