import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { profileCalls } from '@portal/protocol/profiles/calls.ts'
import { fileInfos } from '../../files/door.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { membersPage } from '../members.ts'

/** The members of the caller's agency, with their avatars. */
export async function listOwnMembers(
  services: Services,
  { query }: GivenOf<typeof profileCalls.members>,
  { accountId }: Caller,
) {
  const { db } = services
  const { rows, page } = await membersPage(db, accountId, query)
  const avatars = await fileInfos(
    db,
    services,
    rows.map(({ avatar }) => avatar),
  )
  return {
    content: rows.map((row) => ({
      id: row.id,
      avatar: avatars.get(row.avatar ?? '') ?? null,
      name: row.name,
      licenceNumber: row.licence_number,
      practiceStart: row.practice_start,
      areas: row.areas,
      languages: row.languages,
    })),
    page,
  }
}
