import type { SecondFactor, SignedIn } from '../../kernel/http/context.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { AdminRole } from '@portal/protocol/kernel/user-types.ts'

interface Self {
  username: string
  roles: AdminRole[]
  secondFactor: SecondFactor
  isEnrolled: boolean
  recoveryCodes: number
}

/** The administrator signed in, and where the second factor stands. */
export async function describeSelf(
  db: Database,
  { accountId, username, roles, secondFactor }: SignedIn,
): Promise<Self> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const isEnrolled = secondFactor === 'enter' || secondFactor === 'passed'
  return { username, roles, secondFactor, isEnrolled, recoveryCodes: count }
}
