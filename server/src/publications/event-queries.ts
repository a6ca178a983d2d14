import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import type { EventState } from '@portal/protocol/publications/event-state.ts'
import { eventKinds, type EventKind } from '@portal/protocol/publications/kinds.ts'
import type { eventsList } from '@portal/protocol/publications/lists.ts'
import { sql, type RawBuilder } from 'kysely'
import { amongManyIds } from '../kernel/database/among-ids.ts'
import { isWithinDays } from '../kernel/database/days.ts'
import { pageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import { published, shownColumns, type VersionShown } from './queries.ts'
import { withText } from './with-text.ts'

/** Where it stands by the clock of the database, as `eventState` of the protocol tells it of an instant. */
const isIn: Readonly<Record<EventState, RawBuilder<boolean>>> = {
  NOT_STARTED: sql<boolean>`publication_version.starts_at > now()`,
  IN_PROGRESS: sql<boolean>`publication_version.starts_at <= now() and publication_version.ends_at > now()`,
  OVER: sql<boolean>`publication_version.ends_at <= now()`,
}

/** A page of what takes place of a kind, by when it begins; where a text is looked for, of what search found. */
export function eventsPage(
  db: Database,
  { kind, reader }: { kind: EventKind; reader: Language },
  asked: PageWanted<typeof eventsList>,
  found: readonly string[] | null,
) {
  const { category, country, state, from, until } = asked
  const chosen = published(db)
    .where('publication_version.kind', '=', kind)
    .where('publication_version.starts_at', 'is not', null)
    .where(isWithinDays('publication_version.starts_at', from, until))
    .$if(category !== undefined, (query) => query.where('publication_version.category', '=', category!))
    .$if(country !== undefined, (query) => query.where('publication_version.country', '=', country!))
    .$if(state !== undefined, (query) => query.where(isIn[state!]))
    .$if(found !== null, (query) => query.where(amongManyIds('publication_version.id', found!)))
  return pageOf(chosen, asked, {
    key: 'publication_version.id',
    orders: {
      latest: [
        ['publication_version.is_pinned', 'desc'],
        ['publication_version.starts_at', 'desc'],
      ],
      soonest: [
        ['publication_version.is_pinned', 'desc'],
        ['publication_version.starts_at', 'asc'],
      ],
    },
    select: (rows) => withText(rows.select(shownColumns), reader),
  })
}

/** What takes place and ends after an instant, by when it begins; where one is named, what begins before another. */
export function eventsHeld(
  db: Database,
  { after, before, most, language }: { after: Date; before: Date | null; most: number; language: Language },
): Promise<VersionShown[]> {
  return withText(published(db).select(shownColumns), language)
    .where('publication_version.kind', 'in', eventKinds)
    .where('publication_version.ends_at', '>', after)
    .$if(before !== null, (query) => query.where('publication_version.starts_at', '<', before))
    .orderBy('publication_version.starts_at')
    .orderBy('publication_version.id')
    .limit(most)
    .execute()
}
