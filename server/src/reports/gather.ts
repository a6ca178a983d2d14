import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { accounts } from '../account/door.ts'
import { casesConcerning } from '../cases/door.ts'
import { evaluationsBy } from '../evaluations/door.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Services } from '../kernel/services.ts'
import { latestChanges, lawsConcerning } from '../laws/door.ts'
import { lookupsOf } from '../lookups/door.ts'
import { ordersPlacedBy } from '../orders/door.ts'
import { companyProfile } from '../profiles/door.ts'
import { publishedBy } from '../requirements/door.ts'
import { approvedAtOf } from '../verification/door.ts'

/** Months that a report looks back, and how many of what it lists it names. */
const monthsBack = 12
const most = { laws: 10, changes: 8, cases: 6 }

/** The last months up to one, YYYY-MM, the oldest first. */
function monthsUntil(day: string): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return Array.from({ length: monthsBack }, (_, index) =>
    new Date(Date.UTC(year, month - monthsBack + index, 1)).toISOString().slice(0, 7),
  )
}

async function registrationOf(db: Database, accountId: string) {
  const {
    created_at: joinedAt,
    approved_at: verifiedAt,
    verification,
  } = await db
    .selectFrom(accounts(db))
    .select(['created_at', 'verification', approvedAtOf('account.id').as('approved_at')])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { joinedAt, verification, verifiedAt }
}

/**
 * What the portal holds of a company that the company sees there itself, and what it holds of law that concerns it.
 *
 * @throws Error where the company has no profile
 */
export async function gatherReport(services: Services, accountId: string, language: Language) {
  const { db } = services
  const company = await companyProfile(db, accountId)
  if (!company) throw new Error('the company has no profile')
  const today = zoneToday()
  const months = monthsUntil(today)
  const [registration, requirements, orders, evaluations, lookups, labels] = await Promise.all([
    registrationOf(db, accountId),
    publishedBy(db, accountId, months[0]!),
    ordersPlacedBy(db, accountId),
    evaluationsBy(db, accountId),
    lookupsOf(db, accountId),
    services.labels.current(),
  ])
  const countries = [
    ...new Set([company.country, ...requirements.regions, ...orders.regions, ...lookups.countries]),
  ]
  const industry = labels.of('INDUSTRY', company.industry, language)
  await services.follower.logFollowed()
  const concern = { countries, keyword: industry, language }
  const [laws, changes, cases] = await Promise.all([
    lawsConcerning(services, { ...concern, most: most.laws }),
    latestChanges(services, { most: most.changes, language, countries }),
    casesConcerning(services, { ...concern, most: most.cases }),
  ])
  return {
    today,
    months,
    company,
    industry,
    countries,
    labels,
    registration,
    requirements,
    orders,
    evaluations,
    lookups,
    laws,
    changes,
    cases,
  }
}

export type Gathered = Awaited<ReturnType<typeof gatherReport>>
