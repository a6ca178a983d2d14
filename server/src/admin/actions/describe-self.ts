import type { Caller, SecondFactor } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
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
  { db }: Services,
  _given: object,
  { accountId, username, roles, secondFactor }: Caller,
): Promise<Self> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const isEnrolled = secondFactor === 'enter' || secondFactor === 'passed'
  return { username, roles, secondFactor, isEnrolled, recoveryCodes: count }
}
