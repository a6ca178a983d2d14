import type { AlertRow } from '@portal/protocol/alerts/schemas.ts'
import {
  countriesOf,
  knownFilters,
  savedAddress,
  savedListSpec,
} from '@portal/protocol/alerts/saved-lists.ts'
import { eliPath } from '@portal/protocol/laws/eli.ts'
import type { Database } from '../kernel/database/store.ts'
import { lawWorks } from '../laws/door.ts'
import type { AlertFound } from './queries.ts'

function pathOf(alert: AlertFound, works: ReadonlyMap<string, string>): string {
  if (alert.list !== null) return savedAddress(alert.list, alert.filters)
  const work = alert.law_id === null ? undefined : works.get(alert.law_id)
  // A law goes with whatever follows it.
  return work === undefined
    ? '/legal/query'
    : eliPath({ work, article: alert.seen?.article ?? alert.article })
}

/** What its list makes no sense of today is none of its conditions. */
function countriesIn({ list, filters }: AlertFound): string[] {
  return list === null ? [] : countriesOf(knownFilters(savedListSpec(list).list, filters))
}

/** Alerts as their owner sees them. */
export async function shownAlerts(db: Database, alerts: readonly AlertFound[]): Promise<AlertRow[]> {
  const works = await lawWorks(
    db,
    alerts.flatMap(({ law_id: law }) => law ?? []),
  )
  return alerts.map((alert) => ({
    id: alert.id,
    kind: alert.kind,
    name: alert.name,
    list: alert.list,
    countries: countriesIn(alert),
    path: pathOf(alert, works),
    frequency: alert.frequency,
    byMail: alert.by_mail,
    isPaused: alert.is_paused,
    createdAt: alert.created_at.toISOString(),
    toldAt: alert.told_at?.toISOString() ?? null,
  }))
}
