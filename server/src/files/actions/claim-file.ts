import type { FilePurpose } from '@portal/protocol/files/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../../kernel/database/store.ts'
import { invalidInput } from '../../kernel/refusal.ts'
import { fieldMessage } from '../../kernel/words.ts'

/**
 * Marks an uploaded file as used by the row that is being written to name it; of two at once one gets it.
 *
 * @throws Refusal at the field, where it is not the owner's, is used already, or was uploaded for something else
 */
export async function claimFile(
  transaction: Database,
  ownerId: string,
  fileId: string,
  purpose: FilePurpose,
  field: string,
  language: Language,
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
  if (!claimed) throw invalidInput([{ field, message: fieldMessage('notYourUpload', language) }])
}
