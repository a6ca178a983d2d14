import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import { zoneTime } from '@portal/protocol/kernel/today.ts'
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

/** What takes place, by when it begins. */
function eventsByStart(db: Database, language: Language) {
  return withText(published(db).select(shownColumns), language)
    .where('publication_version.kind', 'in', eventKinds)
    .orderBy('publication_version.starts_at')
    .orderBy('publication_version.id')
}

/** What ends after an instant, the first to begin first. */
export function eventsHeld(
  db: Database,
  { after, most, language }: { after: Date; most: number; language: Language },
): Promise<VersionShown[]> {
  return eventsByStart(db, language).where('publication_version.ends_at', '>', after).limit(most).execute()
}

/** What begins in a span of time, of each kind the first of each day: cut as a whole, its last days would look empty. */
export function eventsBeginning(
  db: Database,
  { from, before, mostOfDay, language }: { from: Date; before: Date; mostOfDay: number; language: Language },
): Promise<VersionShown[]> {
  const placed = published(db)
    .select('publication_version.id')
    .select(
      sql<number>`row_number() over (
        partition by publication_version.kind,
          (publication_version.starts_at at time zone ${sql.lit(zoneTime)})::date
        order by publication_version.starts_at, publication_version.id)`.as('place'),
    )
    .where('publication_version.kind', 'in', eventKinds)
    .where('publication_version.starts_at', '>=', from)
    .where('publication_version.starts_at', '<', before)
  const first = db.selectFrom(placed.as('placed')).select('placed.id').where('placed.place', '<=', mostOfDay)
  return eventsByStart(db, language).where('publication_version.id', 'in', first).execute()
}
