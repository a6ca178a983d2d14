import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { lawServiceCalls } from '@portal/protocol/law-services/calls.ts'
import type { Asker, Caller } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { displayedByIds, ownServicesPage, servicesPage } from '../queries.ts'
import { everyServiceFound, searchServices } from '../search.ts'
import { shownTo, shownToOwner } from '../shown.ts'

type Asked = GivenOf<typeof lawServiceCalls.page>

/** Rows in the order of search, for a text that is looked for; else as the list is ordered. */
async function foundPage(services: Services, query: Asked['query'], asker: Asker) {
  const { db } = services
  const { keyword, page, size, sort } = query
  if (keyword === undefined) return servicesPage(db, query)
  const asked = { ...query, keyword }
  if (sort !== 'best') return servicesPage(db, query, await everyServiceFound(services, asked, asker))
  const { ids, total } = await searchServices(services, asked, asker)
  const rows = new Map((await displayedByIds(db, ids)).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => rows.get(id) ?? []), page: pageInfoOf(page, size, total) }
}

/** The services that are shown. */
export async function listServices(
  services: Services,
  { query }: Asked,
  asker: Asker,
): Promise<AnswerOf<typeof lawServiceCalls.page>> {
  const { rows, page } = await foundPage(services, query, asker)
  return { content: rows.map((row) => shownTo(row, asker.signedIn)), page }
}

/** The caller's own services. */
export async function listOwnServices(
  { db }: Services,
  { query }: GivenOf<typeof lawServiceCalls.ownPage>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof lawServiceCalls.ownPage>> {
  const { rows, page, counts } = await ownServicesPage(db, accountId, query)
  const content = rows.map((row) => ({ ...shownToOwner(row), reason: row.reason }))
  return { content, page, counts }
}
