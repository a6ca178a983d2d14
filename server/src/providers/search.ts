import { pageInfoOf, type PageInfo } from '@portal/protocol/kernel/paging.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { Asker } from '../kernel/http/caller.ts'
import type { PageAsked } from '../kernel/database/page-of.ts'
import type { Services } from '../kernel/services.ts'
import type { SearchQuestion } from '../search/door.ts'
import type { Filters } from './filters.ts'
import type { CountedList } from './counts.ts'
import { foundPage, listedById, type Reader, type Sort } from './queries.ts'
import { providerCollection, type Place } from './search-collection.ts'
import type { Key } from './shown.ts'

type Asked = Filters & PageAsked<Sort> & { organizationKind?: readonly string[] | undefined }

function question(asked: Asked, places: readonly Place[], language: Asker['language']): SearchQuestion {
  const {
    keyword = '',
    kind,
    specialty,
    language: spoken,
    country,
    area,
    organizationKind,
    page,
    size,
  } = asked
  return {
    keyword,
    field: 'text',
    of: 'groups',
    filters: {
      values: {
        place: places,
        kind: kind ?? [],
        organizationKind: organizationKind ?? [],
        specialty: specialty ?? [],
        language: spoken ?? [],
        country: country ?? [],
        area: area ?? [],
      },
    },
    language,
    today: zoneToday(),
    page,
    size,
    sort: 'relevance',
  }
}

/** One page of what a text finds in a list: the best first where no order was chosen, else in that. */
export async function searchProviders(
  { db, engine }: Pick<Services, 'db' | 'engine'>,
  asked: Asked,
  place: Place,
  { language }: Reader,
): Promise<{ rows: Key[]; page: PageInfo }> {
  const { kind: collection } = providerCollection
  const asking = question(asked, [place], language)
  if (asked.sort !== 'best')
    return foundPage(db, await engine.everyId(collection, asking), asked, { language })
  const { groups, total } = await engine.search(collection, asking)
  // Who is in the directory no more, though the engine does not know it yet, is left out.
  const listed = await listedById(
    db,
    groups.map(({ id }) => id),
  )
  const rows = groups.flatMap(({ id }) => listed.get(id) ?? [])
  return { rows, page: pageInfoOf(asked.page, asked.size, total) }
}

const placesCounted: Record<CountedList, readonly Place[]> = {
  directory: ['PROVIDERS', 'ORGANIZATIONS'],
  lawyers: ['LAWYERS'],
}

/** How many of a list a text finds: of each kind, and so on, under all filters but its own. */
export function countFound(
  { engine }: Pick<Services, 'engine'>,
  asked: Filters,
  list: CountedList,
  { language }: Reader,
) {
  const whole = { ...asked, page: 1, size: 1, sort: 'best' } as const
  return engine.search(providerCollection.kind, question(whole, placesCounted[list], language))
}
