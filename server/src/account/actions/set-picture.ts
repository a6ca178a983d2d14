import { claimFile } from '../../files/actions/claim-file.ts'
import { fileInfos } from '../../files/actions/file-info.ts'
import { releaseFile } from '../../files/actions/release-file.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { CallContext } from '../../kernel/http/context.ts'
import type { Services } from '../../kernel/services.ts'
import { sessionToken, setViewerCookie } from '../cookies.ts'
import { whoIs } from './confirm-password.ts'

/** The file that an avatar's lasting path ends with. */
function fileOf(path: string | null): string | null {
  return path && (/[\da-f-]{36}$/.exec(path)?.[0] ?? null)
}

async function take(
  transaction: Database,
  services: Services,
  accountId: string,
  { picture, language }: { picture: string | null; language: CallContext['language'] },
): Promise<string | null> {
  const { picture: before } = await transaction
    .selectFrom('account')
    .select('picture')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (picture !== null && fileOf(before) === picture) return before
  if (picture !== null) {
    await claimFile(transaction, accountId, picture, 'AVATAR', 'picture', language)
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
  picture: string | null,
  context: CallContext,
): Promise<{ picture: string | null }> {
  const { accountId, userType, username } = whoIs(context)
  const { language, request, reply } = context
  const path = await services.db
    .transaction()
    .execute((transaction) => take(transaction, services, accountId, { picture, language }))
  if (sessionToken(request)?.isCookie) {
    setViewerCookie(request, reply, { userType, username, picture: path })
  }
  return { picture: path }
}
