import type { fileCalls } from '@portal/protocol/files/calls.ts'
import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import type { Database } from '../../kernel/database/store.ts'
import { fileInfo } from '../file-info.ts'
import { heldBy, lockUploads } from '../queries.ts'
import { countRefused } from '../refused-uploads.ts'
import { checkFile, checkSize, insertFile, withContent } from '../store-file.ts'

/** Nobody fills a form with so many files in a day; more would only fill the store. */
const mostUnused = 100

const megabyte = 1024 * 1024

/** Whether so many bytes more of an owner's may be stored. */
async function checkRoom(
  db: Database,
  { config }: Pick<Services, 'config'>,
  { accountId, userType }: Caller,
  bytes: number,
): Promise<void> {
  const held = await heldBy(db, accountId)
  if (held.unused >= mostUnused) throw new Refusal('tooManyRequests')
  const most = config.fileMegabytes
  if (userType === 'ADMIN' || held.bytes + bytes <= most * megabyte) return
  throw new Refusal('notNow', null, 'storageFull', { used: Math.ceil(held.bytes / megabyte), most })
}

/**
 * Stores what somebody uploads for a form they have not sent yet. What they have is looked at before the file is read,
 * which costs, and once more where it is stored, one after the other: of many at once no more stay.
 *
 * @throws Refusal
 */
export async function uploadFile(
  services: Services,
  { body }: GivenOf<typeof fileCalls.upload>,
  caller: Caller,
): Promise<FileInfo> {
  const { db } = services
  const { accountId: ownerId } = caller
  checkSize(body)
  // A picture takes less than what is sent of it, as it is made anew.
  await checkRoom(db, services, caller, 1)
  const checked = await countRefused(db, ownerId, () => checkFile(body))
  return withContent(services, checked, async (id) => {
    const row = await db.transaction().execute(async (transaction) => {
      await lockUploads(transaction, ownerId)
      await checkRoom(transaction, services, caller, checked.content.length)
      return insertFile(transaction, checked, { id, ownerId })
    })
    return fileInfo(services, row)
  })
}
