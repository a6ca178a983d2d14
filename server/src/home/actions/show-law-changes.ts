import type { homeCalls } from '@portal/protocol/home/calls.ts'
import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { latestChanges } from '../../laws/door.ts'

const mostShown = 5
/** Days that count as this month. */
const monthDays = 31

/** What changed in the law in the last month; where nothing did, what changed last. */
export async function showLawChanges(
  services: Services,
  _given: object,
  { language }: Asker,
): Promise<AnswerOf<typeof homeCalls.lawChanges>> {
  const since = new Date(Date.parse(zoneToday()) - monthDays * 86_400_000).toISOString().slice(0, 10)
  return { since, changes: await latestChanges(services, { most: mostShown, language }) }
}
