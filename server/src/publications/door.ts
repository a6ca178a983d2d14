import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { PublicationRow } from '@portal/protocol/publications/schemas.ts'
import type { Services } from '../kernel/services.ts'
import { eventsHeld } from './event-queries.ts'
import { firstOf, newestAmong } from './queries.ts'
import { shownRows } from './shown.ts'

export { comingEvents, events, publishedEvents, type PublishedEvent } from './events.ts'
export { holdPublication } from './hold.ts'
export { namedPublications, publishedOf, titleToDesk } from './named.ts'
export { newEvents, newPublications } from './new-publications.ts'
export { previewedOf } from './preview-link.ts'
export { publicationKind } from './publication-moves.ts'
export { samplePublications } from './sample-publications.ts'

/** What stands first in the lists of some kinds, as a reader of a language is shown it. */
export async function newestPublished(
  services: Pick<Services, 'db'>,
  { kinds, most, language }: { kinds: readonly PublicationKind[]; most: number; language: Language },
): Promise<PublicationRow[]> {
  return shownRows(services, await firstOf(services.db, kinds, most), language)
}

/** Those of some publications of a kind that are published, as a reader of a language is shown them; the newest first. */
export async function publishedAmong(
  services: Pick<Services, 'db'>,
  kind: PublicationKind,
  { language, ...among }: { ids: readonly string[]; most: number; language: Language },
): Promise<PublicationRow[]> {
  return shownRows(services, await newestAmong(services.db, kind, among), language)
}

/** What takes place and ends after an instant, and begins before another where one is named; the next to begin first. */
export async function heldEvents(
  services: Pick<Services, 'db'>,
  { language, ...held }: { after: Date; before: Date | null; most: number; language: Language },
): Promise<PublicationRow[]> {
  return shownRows(services, await eventsHeld(services.db, held), language)
}
