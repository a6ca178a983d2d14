import { releaseFile } from '../../files/actions/release-file.ts'
import type { Services } from '../../kernel/services.ts'
import { holdMembers } from '../members.ts'

/**
 * Removes members of an agency, all of them or none.
 *
 * @throws Refusal where one is unknown, or another agency's
 */
export async function removeMembers(
  { db }: Services,
  agencyId: string,
  ids: readonly string[],
): Promise<null> {
  await db.transaction().execute(async (transaction) => {
    const members = await holdMembers(transaction, agencyId, ids)
    await transaction.deleteFrom('member').where('id', 'in', ids).execute()
    for (const { avatar } of members) await releaseFile(transaction, avatar)
  })
  return null
}
