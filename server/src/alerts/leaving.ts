import type { Owner } from '../kernel/leaving.ts'
import type { Services } from '../kernel/services.ts'
import { alertsOf } from './queries.ts'
import { shownAlerts } from './shown.ts'

/** What somebody wants to be told of, and the address confirmed for it. */
export async function ownAlerts({ db }: Services, { id }: Owner) {
  return {
    alerts: (await shownAlerts(db, await alertsOf(db, id))).map(({ id: _id, ...alert }) => alert),
    alertAddresses: await db
      .selectFrom('alert_mail')
      .select(['email', 'confirmed_at'])
      .where('account_id', '=', id)
      .execute(),
  }
}
