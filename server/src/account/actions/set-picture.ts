import { isRowId } from '@portal/protocol/kernel/row-id.ts'
import { claimFile, fileInfos, releaseFile } from '../../files/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { sessionToken, setViewerCookie } from '../cookies.ts'
import { holdMakerAlone } from '../hold-used.ts'

/** The file that an avatar's lasting path ends with. */
function fileOf(path: string | null): string | null {
  const id = path?.split('/').at(-1)
  return id !== undefined && isRowId(id) ? id : null
}

async function take(
  transaction: Database,
  services: Services,
  accountId: string,
  picture: string | null,
): Promise<string | null> {
  await holdMakerAlone(transaction, accountId)
  const { picture: before } = await transaction
    .selectFrom('account')
    .select('picture')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (picture !== null && fileOf(before) === picture) return before
  if (picture !== null) {
    await claimFile(transaction, accountId, picture, 'AVATAR', 'picture')
  }
  const files = await fileInfos(transaction, services, [picture])
  const path = (picture && files.get(picture)?.url) ?? null
  await transaction.updateTable('account').set({ picture: path }).where('id', '=', accountId).execute()
  await releaseFile(transaction, fileOf(before))
  return path
}

/** Takes an uploaded file as the account's avatar, or none; the one before is let go. */
export async function setPicture(
  services: Services,
  { body: { picture } }: { body: { picture: string | null } },
  { accountId, userType, username, wire }: Caller,
): Promise<{ picture: string | null }> {
  const path = await services.db
    .transaction()
    .execute((transaction) => take(transaction, services, accountId, picture))
  if (sessionToken(wire)?.isCookie) {
    setViewerCookie(wire, { id: accountId, userType, username, picture: path })
  }
  return { picture: path }
}
