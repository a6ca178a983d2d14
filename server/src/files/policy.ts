import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { isSignedAddress } from './content-address.ts'
import { fileById } from './queries.ts'

type FileRow = NonNullable<Awaited<ReturnType<typeof fileById>>>

/**
 * A file of the caller's own.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function ownFile(db: Database, id: string, { accountId }: Caller): Promise<FileRow> {
  const file = await fileById(db, id)
  if (!file) throw new Refusal('notFound')
  if (file.owner_id !== accountId) throw new Refusal('notForYou')
  return file
}

/**
 * A file, for whoever was given an address that the portal signed.
 *
 * @throws Refusal where the address is not signed, or there is none
 */
export async function signedFile(
  { db, keys }: Services,
  id: string,
  address: { expires: string; signature: string },
): Promise<FileRow> {
  if (!isSignedAddress(keys, id, address)) throw new Refusal('notForYou')
  const file = await fileById(db, id)
  if (!file) throw new Refusal('notFound')
  return file
}

/**
 * An avatar, which everybody may see.
 *
 * @throws Refusal where there is none, or the file is something else
 */
export async function publicPicture({ db }: Services, id: string): Promise<FileRow> {
  const file = await fileById(db, id)
  if (file?.purpose !== 'AVATAR') throw new Refusal('notFound')
  return file
}
