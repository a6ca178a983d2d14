import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import { fileInfos } from '../../files/actions/file-info.ts'
import type { Services } from '../../kernel/services.ts'
import { countMembers, listMembers } from '../members.ts'

interface Asked {
  page: number
  size: number
  keyword?: string | undefined
}

/** An agency's members, with their avatars. */
export async function listMembersPage(services: Services, agencyId: string, { page, size, keyword }: Asked) {
  const { db } = services
  const choice = { agencyId, keyword }
  const { count } = await countMembers(db, choice)
  const rows = await listMembers(db, choice, { offset: (page - 1) * size, limit: size })
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
    })),
    page: pageInfoOf(page, size, count),
  }
}
