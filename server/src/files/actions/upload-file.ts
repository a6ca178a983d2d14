import type { fileCalls } from '@portal/protocol/files/calls.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import type { Database } from '../../kernel/database/store.ts'
import { fileInfo } from '../file-info.ts'
import { lockUploads, unusedCount } from '../queries.ts'
import { checkFile, insertFile, withContent } from '../store-file.ts'

/** Nobody fills a form with so many files in a day; more would only fill the store. */
const mostUnused = 100

async function checkCount(db: Database, ownerId: string): Promise<void> {
  if ((await unusedCount(db, ownerId)) >= mostUnused) throw new Refusal('tooManyRequests')
}

/**
 * Stores what somebody uploads for a form they have not sent yet. They are counted before the file is read, which
 * costs, and once more where it is stored, one after the other: of many at once no more stay.
 *
 * @throws Refusal
 */
export async function uploadFile(
  services: Services,
  { body }: GivenOf<typeof fileCalls.upload>,
  { accountId: ownerId }: Caller,
): Promise<FileInfo> {
  const { db } = services
  await checkCount(db, ownerId)
  const checked = await checkFile(body)
  return withContent(services, checked, async (id) => {
    const row = await db.transaction().execute(async (transaction) => {
      await lockUploads(transaction, ownerId)
      await checkCount(transaction, ownerId)
      return insertFile(transaction, checked, { id, ownerId })
    })
    return fileInfo(services, row)
  })
}
