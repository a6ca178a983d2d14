import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { fileById } from '../queries.ts'

/**
 * Removes a file of one's own that no row names.
 *
 * @throws Refusal
 */
export async function removeFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  ownerId: string,
  id: string,
): Promise<null> {
  const file = await fileById(db, id)
  if (!file) throw new Refusal('notFound')
  if (file.owner_id !== ownerId) throw new Refusal('notForYou')
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
