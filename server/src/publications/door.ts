import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { PublicationRow } from '@portal/protocol/publications/schemas.ts'
import type { Services } from '../kernel/services.ts'
import { eventsHeld } from './event-queries.ts'
import { firstOf, newestAmong, type Part } from './queries.ts'
import { shownRows } from './shown.ts'

export { comingEvents, events, publishedEvents, withdrawnAt, type PublishedEvent } from './events.ts'
export { holdPublication } from './hold.ts'
export { namedPublications, publishedOf, titleToDesk } from './named.ts'
export { newEvents, newPublications } from './new-publications.ts'
export { previewedOf } from './preview-link.ts'
export { publicationKind } from './publication-moves.ts'
export { samplePublications } from './sample-publications.ts'

/** What stands first in the lists of some kinds, part by part, as a reader of a language is shown it. */
export async function newestPublished(
  { db }: Pick<Services, 'db'>,
  parts: readonly Part[],
  language: Language,
): Promise<PublicationRow[][]> {
  const found = await firstOf(db, parts, language)
  const shown = new Map((await shownRows({ db }, found.flat())).map((row) => [row.id, row]))
  return found.map((rows) => rows.flatMap(({ id }) => shown.get(id) ?? []))
}

/** Those of some publications of a kind that are published, as a reader of a language is shown them; the newest first. */
export async function publishedAmong(
  services: Pick<Services, 'db'>,
  kind: PublicationKind,
  { language, ...among }: { ids: readonly string[]; most: number; language: Language },
): Promise<PublicationRow[]> {
  return shownRows(services, await newestAmong(services.db, { kind, reader: language }, among))
}

/** What takes place and ends after an instant, and begins before another where one is named; the next to begin first. */
export async function heldEvents(
  services: Pick<Services, 'db'>,
  held: { after: Date; before: Date | null; most: number; language: Language },
): Promise<PublicationRow[]> {
  return shownRows(services, await eventsHeld(services.db, held))
}
