import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { homeCalls } from '@portal/protocol/home/calls.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { showPace } from '../../consultations/door.ts'
import type { Services } from '../../kernel/services.ts'
import { publishedByMonth } from '../../requirements/door.ts'

/** Months that are shown, this one among them. */
const monthsShown = 12

/** The last months as YYYY-MM, this one last. */
function lastMonths(): string[] {
  const [year = 0, month = 0] = zoneToday().split('-').map(Number)
  return Array.from({ length: monthsShown }, (_, at) =>
    new Date(Date.UTC(year, month - monthsShown + at, 1)).toISOString().slice(0, 7),
  )
}

/** What the portal holds and what came of it, in figures: each feature counts its own. */
export async function countHoldings(services: Services): Promise<AnswerOf<typeof homeCalls.statistics>> {
  const months = lastMonths()
  const [counts, published, pace] = await Promise.all([
    services.everyFeature.counts(),
    publishedByMonth(services.db, months[0]!),
    showPace(services),
  ])
  return homeCalls.statistics.output.parse({
    ...counts,
    languages: languages.length,
    answerHours: pace.hours,
    months: months.map((month) => ({ month, count: published.get(month) ?? 0 })),
    countedAt: new Date().toISOString(),
  })
}
