import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { PageInfo } from '@portal/protocol/kernel/paging.ts'
import type { providerCalls } from '@portal/protocol/providers/calls.ts'
import { organizationKinds } from '@portal/protocol/providers/constants.ts'
import type { PageAsked } from '../../kernel/database/page-of.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { listedOf } from '../policy.ts'
import { withAreas, type Filters } from '../filters.ts'
import {
  lawyersPage,
  organizationsPage,
  personsOfPage,
  personsPage,
  providersPage,
  type Reader,
  type Sort,
} from '../queries.ts'
import { searchProviders } from '../search.ts'
import type { Place } from '../search-collection.ts'
import { rowsByKey, type Key } from '../shown.ts'

type Answer = AnswerOf<typeof providerCalls.page>
type Found = { rows: Key[]; page: PageInfo }

/** A list of the directory: a text is looked for by search, anything else by the list's own page. */
function listOf<Asked extends Filters & PageAsked<Sort>>(
  place: Place,
  pageOf: (db: Database, reader: Readonly<Reader>, asked: Asked) => Promise<Found>,
) {
  return async (services: Services, { query }: { query: Asked }, { language }: Asker): Promise<Answer> => {
    const asked = await withAreas(services, query)
    const { rows, page } =
      asked.keyword === undefined
        ? await pageOf(services.store.reader(), { language }, asked)
        : await searchProviders(services, asked, place, { language })
    return { content: await rowsByKey(services, rows, language), page }
  }
}

/** Lawyers and agencies. */
export const listProviders = listOf('PROVIDERS', providersPage)

/** Agencies and institutions. */
export const listOrganizations = listOf('ORGANIZATIONS', organizationsPage)

/** Lawyers, and members of law offices. */
export const listLawyers = listOf('LAWYERS', lawyersPage)

/** Whoever works for an agency. */
export const listPersons = listOf('PERSONS', personsPage)

/** Whoever works for one of them. */
export async function listPersonsOf(
  services: Services,
  { params, query }: GivenOf<typeof providerCalls.personsOf>,
  { language }: Asker,
): Promise<Answer> {
  await listedOf(services.db, params.id, organizationKinds)
  const { rows, page } = await personsOfPage(services.store.reader(), params.id, query)
  return { content: await rowsByKey(services, rows, language), page }
}
