import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { PublicationRow } from '@portal/protocol/publications/schemas.ts'
import type { Services } from '../kernel/services.ts'
import { eventsBeginning, eventsHeld } from './event-queries.ts'
import { firstOf, newestAmong, type Part } from './queries.ts'
import { shownRows } from './shown.ts'

export { isTitled } from './desk-queries.ts'
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

/** What takes place and ends after an instant; the next to begin first. */
export async function heldEvents(
  services: Pick<Services, 'db'>,
  held: { after: Date; most: number; language: Language },
): Promise<PublicationRow[]> {
  return shownRows(services, await eventsHeld(services.db, held))
}

/** What takes place and begins in a span of time, so many at most of each kind on each of its days. */
export async function beginningEvents(
  services: Pick<Services, 'db'>,
  beginning: { from: Date; before: Date; mostOfDay: number; language: Language },
): Promise<PublicationRow[]> {
  return shownRows(services, await eventsBeginning(services.db, beginning))
}
