import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { unusedCount } from '../queries.ts'
import { storeFile, type GivenFile } from './store-file.ts'

/** Nobody fills a form with so many files in a day; more would only fill the store. */
const mostUnused = 100

/**
 * Stores what somebody uploads for a form they have not sent yet.
 *
 * @throws Refusal
 */
export async function uploadFile(services: Services, ownerId: string, given: GivenFile): Promise<FileInfo> {
  if ((await unusedCount(services.db, ownerId)) >= mostUnused) throw new Refusal('tooManyRequests')
  return storeFile(services, { ownerId, ...given })
}
