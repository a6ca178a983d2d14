import type { Words } from '@portal/protocol/kernel/languages.ts'
import type { EventKind } from '@portal/protocol/publications/kinds.ts'
import type { Database } from '../kernel/database/store.ts'
import { publishedEvents, type PublishedEvent } from '../publications/door.ts'
import { countsOf, knownEvents, type Counts } from './queries.ts'

/** An event as those who applied know it; of one that nobody has applied for, as it is published. */
export interface KnownEvent {
  kind: EventKind
  titles: Words
  /** Null where it takes place online. */
  places: Words | null
  starts_at: Date
  ends_at: Date
  /** Null where it certifies none. */
  certificate_hours: number | null
  /** What it is joined at, where it takes place online. */
  join_url: string | null
}

/** An event as it stands now. */
export interface EventStanding extends Counts {
  id: string
  known: KnownEvent
  /** Null where nobody reads it any more. */
  published: PublishedEvent | null
}

/** Some events as they stand now; of what was never published or applied for there is none. */
export async function standingOf(db: Database, ids: readonly string[]): Promise<Map<string, EventStanding>> {
  const published = await publishedEvents(db, ids)
  const known = await knownEvents(db, ids)
  const counts = await countsOf(db, ids)
  return new Map(
    ids.flatMap((id): [string, EventStanding][] => {
      const shown = published.get(id) ?? null
      const event = shown ?? known.get(id)
      return event ? [[id, { id, known: event, published: shown, ...counts.get(id)! }]] : []
    }),
  )
}
