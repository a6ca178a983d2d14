import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import type { Asker } from '../kernel/http/caller.ts'
import type { Services } from '../kernel/services.ts'
import { lastDayWithin } from './queries.ts'
import { openUnits, requirementCollection } from './search-collection.ts'

const listOf = <Value>(value: Value | undefined) => (value === undefined ? [] : [value])

/** Whatever is urgent, what fits a text best stands first where no order was chosen. */
const orders = {
  urgent: { sort: 'relevance' },
  newest: { sort: 'newest' },
  deadline: { sort: 'oldest', by: 'deadline' },
} as const

/**
 * The ids of one page of what a text finds, in the order asked for. A visitor, who may not open the text of a requirement,
 * finds by titles
 * and by what kind of help is asked for.
 */
export async function searchRequirements(
  { engine }: Pick<Services, 'engine'>,
  asked: GivenOf<typeof requirementCalls.page>['query'],
  { signedIn, language }: Asker,
): Promise<{ ids: string[]; total: number }> {
  const { keyword = '', type, businessType, region, priority, within, page, size, sort } = asked
  const { groups, total } = await engine.search(requirementCollection.kind, {
    keyword,
    field: 'text',
    units: signedIn ? undefined : openUnits,
    of: 'groups',
    filters: {
      values: {
        type: listOf(type),
        businessType: listOf(businessType),
        region: listOf(region),
        priority: listOf(priority),
      },
      dates: within === undefined ? {} : { deadline: { from: zoneToday(), to: lastDayWithin(within) } },
    },
    language,
    today: zoneToday(),
    page,
    size,
    ...orders[sort],
  })
  return { ids: groups.map(({ id }) => id), total }
}
