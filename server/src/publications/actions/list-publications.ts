import type { AnswerOf } from '@portal/protocol/kernel/call.ts'
import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import type { publicationCalls } from '@portal/protocol/publications/calls.ts'
import type { EventKind, PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { eventsList, publicationsList } from '@portal/protocol/publications/lists.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import type { Services } from '../../kernel/services.ts'
import { eventsPage } from '../event-queries.ts'
import { publishedPage, researchByType } from '../queries.ts'
import { findPage, findVersions } from '../search.ts'
import { shownRows } from '../shown.ts'

type Page = AnswerOf<typeof publicationCalls.newsPage>

interface Asked {
  query: PageWanted<typeof publicationsList>
}

/** The action that lists what is published of a kind. */
export function listOf(kind: PublicationKind) {
  return async (services: Services, { query }: Asked, { language }: Asker): Promise<Page> => {
    const found = await findPage(services, kind, query, language)
    const { rows, page } = await publishedPage(services.db, { kind, reader: language }, query, found)
    return { content: await shownRows(services, rows), page }
  }
}

interface EventsAsked {
  query: PageWanted<typeof eventsList>
}

/** The action that lists what takes place of a kind. */
export function eventsOf(kind: EventKind) {
  return async (services: Services, { query }: EventsAsked, { language }: Asker): Promise<Page> => {
    const { keyword } = query
    const found = keyword === undefined ? null : await findVersions(services, { kind, keyword, language })
    const { rows, page } = await eventsPage(services.db, { kind, reader: language }, query, found)
    return { content: await shownRows(services, rows), page }
  }
}

/** The types of research in their order, then those that are offered no more but held. */
export async function listResearchTypes({
  db,
  dictionaries,
}: Services): Promise<AnswerOf<typeof publicationCalls.researchTypes>> {
  const counts = await researchByType(db)
  const types = new Set([...(await dictionaries.codesOf('RESEARCH_TYPE')), ...counts.keys()])
  return [...types].map((type) => ({ type, count: counts.get(type) ?? 0 }))
}
