import type { FilePurpose } from '@portal/protocol/files/schemas.ts'
import type { Database } from '../kernel/database/store.ts'
import { refuseField } from '../kernel/refusal.ts'

/**
 * Marks an uploaded file as used by the row that is being written to name it; of two at once one gets it.
 *
 * @throws InputInvalid at the field, where it is not the owner's, is used already, or was uploaded for something else
 */
export async function claimFile(
  transaction: Database,
  ownerId: string,
  fileId: string,
  purpose: FilePurpose,
  field: string,
): Promise<void> {
  const claimed = await transaction
    .updateTable('stored_file')
    .set({ is_used: true })
    .where('id', '=', fileId)
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('is_used', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!claimed) refuseField(field, 'notYourUpload')
}
