import { data } from 'react-router'
import { mayAdminister } from '../guard.ts'
import type { AppContext } from '../page.ts'
import type { Screen } from '../screen.ts'
import { meQuery } from './queries.ts'

/**
 * Whether an administrator's page may ask for its data: not before the second factor, nor when nothing is known of
 * the administrator, which the frame then says.
 *
 * @throws the 403 page, where none of the administrator's roles includes the page
 */
export async function admit(context: AppContext, screen: Screen): Promise<boolean> {
  const me = await context.queries.ensureQueryData(meQuery(context)).catch(() => null)
  if (!me) return false
  const { roles, secondFactor } = me
  if (!mayAdminister(screen, roles)) throw data(null, { status: 403 })
  return secondFactor === 'off' || secondFactor === 'passed'
}
