import type { fileCalls } from '@portal/protocol/files/calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { ownFile } from '../policy.ts'

/**
 * Removes a file of one's own that no row names.
 *
 * @throws Refusal
 */
export async function removeFile(
  { db, files }: Services,
  { params: { id } }: GivenOf<typeof fileCalls.remove>,
  caller: Caller,
): Promise<null> {
  await ownFile(db, id, caller)
  await db.transaction().execute(async (transaction) => {
    const removed = await transaction
      .deleteFrom('stored_file')
      .where('id', '=', id)
      .where('is_used', '=', false)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw new Refusal('wrongState')
    await files.remove(id)
  })
  return null
}
