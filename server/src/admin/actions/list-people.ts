import { maskEmail, maskPhone } from '@portal/protocol/account/rules/phone.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { Database } from '../../kernel/database/store.ts'
import { countPeople, listPeople, type PeopleChoice } from '../queries.ts'

/** Everybody with an account, the newest first. */
export async function listPeoplePage(
  db: Database,
  { page, size, ...choice }: PeopleChoice & { page: number; size: number },
) {
  const { count } = await countPeople(db, choice)
  const rows = await listPeople(db, choice, { offset: (page - 1) * size, limit: size })
  return {
    content: rows.map((row) => ({
      id: row.id,
      username: row.username,
      userType: row.user_type,
      name: row.name,
      state: row.state,
      verification: row.verification,
      phone: row.phone && maskPhone(row.phone),
      email: row.email && maskEmail(row.email),
      registeredAt: row.created_at.toISOString(),
    })),
    page: pageInfoOf(page, size, count),
  }
}
