import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { requirementsList } from '@portal/protocol/requirements/lists.ts'
import type { Asker } from '../kernel/http/caller.ts'
import type { Services } from '../kernel/services.ts'
import type { SearchQuestion } from '../search/door.ts'
import { lastDayWithin } from './queries.ts'
import { openUnits, requirementCollection } from './search-collection.ts'

const listOf = <Value>(value: Value | undefined) => (value === undefined ? [] : [value])

/** Whatever is urgent, what fits a text best stands first where no order was chosen. */
const orders = {
  urgent: { sort: 'relevance' },
  newest: { sort: 'newest' },
  deadline: { sort: 'oldest', by: 'deadline' },
} as const

/** The engine's question for what is asked of the list, but for its page. */
function questionOf(
  asked: Wanted<typeof requirementsList>,
  language: Language,
): Omit<SearchQuestion, 'page' | 'size' | 'sort'> {
  const { keyword = '', type, businessType, region, priority, within } = asked
  return {
    keyword,
    field: 'text',
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
  }
}

/**
 * The ids of one page of what a text finds, in the order asked for. A visitor, who may not open the text of a requirement,
 * finds by titles and by what kind of help is asked for.
 */
export async function searchRequirements(
  { engine }: Pick<Services, 'engine'>,
  asked: PageWanted<typeof requirementsList>,
  { signedIn, language }: Asker,
): Promise<{ ids: string[]; total: number }> {
  const { page, size, sort } = asked
  const { groups, total } = await engine.search(requirementCollection.kind, {
    ...questionOf(asked, language),
    units: signedIn ? undefined : openUnits,
    page,
    size,
    ...orders[sort],
  })
  return { ids: groups.map(({ id }) => id), total }
}

/** The ids of all that whoever is signed in finds, in no order. */
export function everyRequirement(
  { engine }: Pick<Services, 'engine'>,
  wanted: Wanted<typeof requirementsList>,
  language: Language,
): Promise<string[]> {
  const question = { ...questionOf(wanted, language), page: 1, size: 1, sort: 'newest' } as const
  return engine.everyId(requirementCollection.kind, question)
}
