import { maskEmail, maskPhone } from '@portal/protocol/account/rules/phone.ts'
import type { peopleCalls } from '@portal/protocol/admin/people-calls.ts'
import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Services } from '../../kernel/services.ts'
import { peoplePage } from '../queries.ts'

/** Everybody with an account. */
export async function listPeople({ db }: Services, { query }: GivenOf<typeof peopleCalls.people>) {
  const { rows, page, counts } = await peoplePage(db, query)
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
    page,
    counts,
  }
}
