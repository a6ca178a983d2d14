import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { data } from 'react-router'
import { mayAdminister } from '../guard.ts'
import type { AppContext } from '../page.ts'
import type { Screen } from '../screen.ts'
import { meQuery } from './queries.ts'

type Me = OutputOf<Calls['admin']['me']>

/** Whether what administrators' pages show may be asked for: the second factor is passed, or none is asked for. */
export function isLetIn({ secondFactor }: Pick<Me, 'secondFactor'>): boolean {
  return secondFactor === 'off' || secondFactor === 'passed'
}

/**
 * Whether an administrator's page may ask for its data: not before the second factor, nor when nothing is known of
 * the administrator, which the frame then says.
 *
 * @throws the 403 page, where none of the administrator's roles includes the page
 */
export async function admit(context: AppContext, screen: Screen): Promise<boolean> {
  const me = await context.queries.ensureQueryData(meQuery(context)).catch(() => null)
  if (!me) return false
  if (!mayAdminister(screen, me.roles)) throw data(null, { status: 403 })
  return isLetIn(me)
}
