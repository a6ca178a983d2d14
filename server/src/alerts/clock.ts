import { mostTold } from '@portal/protocol/alerts/constants.ts'
import { savedAddress } from '@portal/protocol/alerts/saved-lists.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { oneByOne } from '../kernel/one-by-one.ts'
import type { Services } from '../kernel/services.ts'
import type { Told } from '../kernel/tell.ts'
import type { Database } from '../kernel/database/store.ts'
import { lawSince, type LawSeen, type SeenChange } from '../laws/door.ts'
import { tellOnPortal } from '../messages/door.ts'
import { askAddress } from './ask-address.ts'
import { alertLetter } from './letters.ts'
import { addressOf, alertsDue, type AlertDue } from './queries.ts'
import { nextLook } from './schedule.ts'
import { newInSearch } from './searches.ts'

/** Alerts that are read at once, and how often in one run: what is left comes with the next. */
const [atOnce, mostRounds] = [500, 40]

/** Minutes: what is being stored just now is told the next time, when it is whole and found. */
const settling = 10

type Telling = Pick<Told, 'event' | 'params' | 'link' | 'links'>

/** What an alert has to tell, and from where it goes on. */
interface Look {
  tells: Telling[]
  until: Date
  seen: LawSeen | null
}

const lawEvents = {
  version: 'lawVersionNew',
  begun: 'lawVersionBegun',
  inForce: 'lawInForce',
  repealed: 'lawRepealed',
} as const satisfies Record<SeenChange, Told['event']>

/** What a saved search has found; null while search cannot answer for all that is stored. */
async function lookForNew(services: Services, alert: AlertDue, now: Date): Promise<Look | null> {
  const { list, filters, name, looked_until: after, language } = alert
  const settled = new Date(now.getTime() - settling * 60_000)
  if (list === null || settled <= after) return { tells: [], until: after, seen: null }
  const { total, newest } = await newInSearch(
    services,
    { list, filters },
    { reader: alert.account_id, language, after, until: settled, most: mostTold },
  )
  if (!services.follower.isComplete()) return null
  const link = savedAddress(list, filters)
  const params = { name, count: String(total) }
  const tells = total === 0 ? [] : [{ event: 'alertFound' as const, params, link, links: newest }]
  return { tells, until: settled, seen: null }
}

async function lookAtLaw({ db }: Services, alert: AlertDue, now: Date): Promise<Look> {
  const { law_id: lawId, seen, name, looked_until: until } = alert
  const since = lawId && seen ? await lawSince(db, lawId, seen, zoneToday(now)) : null
  const tells = (since?.changes ?? []).map(({ change, path }) => ({
    event: lawEvents[change],
    params: { title: name },
    link: path,
  }))
  return { tells, until, seen: since?.seen ?? seen }
}

/** Notes that an alert was looked at; false where another process did, or its owner has changed it meanwhile. */
async function noteLook(transaction: Database, alert: AlertDue, look: Look, now: Date): Promise<boolean> {
  const noted = await transaction
    .updateTable('alert')
    .set({
      looked_until: look.until,
      next_at: nextLook(alert.frequency, now),
      seen: look.seen && JSON.stringify(look.seen),
      ...(look.tells.length > 0 && { told_at: now }),
    })
    .where('id', '=', alert.id)
    .where('next_at', '=', alert.next_at)
    .where('is_paused', '=', false)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/**
 * Asks for an address to be confirmed whose links have ended, as they do with a restore; and as they did with the update
 * that made what they rest on, after which each that is not confirmed is asked once more.
 */
async function askAnew(
  services: Services,
  transaction: Database,
  accountId: string,
  address: Awaited<ReturnType<typeof addressOf>>,
): Promise<void> {
  if (address?.state !== 'UNCONFIRMED' || address.email === null || address.confirmation !== null) return
  await askAddress(services, transaction, accountId, { ...address, email: address.email })
}

/** Looks at one alert, and tells its owner once of what is new. */
async function see(services: Services, alert: AlertDue, now: Date): Promise<void> {
  const look = await (alert.kind === 'SEARCH' ? lookForNew : lookAtLaw)(services, alert, now)
  if (!look) return
  await services.db.transaction().execute(async (transaction) => {
    if (!(await noteLook(transaction, alert, look, now))) return
    const address = alert.by_mail ? await addressOf(transaction, alert.account_id) : null
    await askAnew(services, transaction, alert.account_id, address)
    for (const [turn, told] of look.tells.entries()) {
      await tellOnPortal(transaction, { to: alert.account_id, type: 'SYSTEM', ...told })
      if (address?.state !== 'CONFIRMED' || address.email === null) continue
      const to = { ...address, email: address.email }
      const key = [alert.next_at.toISOString(), String(turn)]
      await services.outbox.write(transaction, alertLetter(services, alert, told, { to, key }))
    }
  })
}

/** Looks at the alerts that are due, and tells their owners of what is new; one that fails stays due, and holds up none. */
export async function tellAlerts(services: Services, now = new Date()): Promise<void> {
  let after: AlertDue | undefined
  for (let round = 0; round < mostRounds; round += 1) {
    const due = await alertsDue(services.db, now, { most: atOnce, after })
    await oneByOne(services, due, {
      work: (alert) => see(services, alert, now),
      failed: 'an alert was not looked at',
    })
    after = due.at(-1)
    if (due.length < atOnce) break
  }
  await services.outbox.wake()
}
