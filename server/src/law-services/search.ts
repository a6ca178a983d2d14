import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { lawServiceCalls } from '@portal/protocol/law-services/calls.ts'
import type { Asker } from '../kernel/http/caller.ts'
import type { Services } from '../kernel/services.ts'
import type { SearchQuestion } from '../search/door.ts'
import { openUnits, serviceCollection } from './search-collection.ts'

type Asked = Omit<GivenOf<typeof lawServiceCalls.page>['query'], 'keyword' | 'sort'> & { keyword: string }

type Searching = Pick<Services, 'engine'>

const listOf = <Value>(value: Value | undefined) => (value === undefined ? [] : [value])

/** A visitor, who may not open a service, finds by titles and by what kind of help it is. */
function questionOf(
  { keyword, type, businessType, region, providerType, provider, page, size }: Asked,
  { signedIn, language }: Asker,
): SearchQuestion {
  return {
    keyword,
    field: 'text',
    units: signedIn ? undefined : openUnits,
    of: 'groups',
    filters: {
      values: {
        type: listOf(type),
        businessType: listOf(businessType),
        region: listOf(region),
        providerType: listOf(providerType),
        provider: listOf(provider),
      },
    },
    language,
    today: zoneToday(),
    page,
    size,
    sort: 'relevance',
  }
}

/** The ids of one page of what a text finds, the best first. */
export async function searchServices(
  { engine }: Searching,
  asked: Asked,
  asker: Asker,
): Promise<{ ids: string[]; total: number }> {
  const { groups, total } = await engine.search(serviceCollection.kind, questionOf(asked, asker))
  return { ids: groups.map(({ id }) => id), total }
}

/** The ids of all that a text finds. */
export function everyServiceFound({ engine }: Searching, asked: Asked, asker: Asker): Promise<string[]> {
  return engine.everyId(serviceCollection.kind, questionOf(asked, asker))
}
