import {
  deskConsultationsList,
  ownConsultationsList,
  teamConsultationsList,
  type publishedConsultationsList,
} from '@portal/protocol/consultations/lists.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import { accounts } from '../account/door.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { pageOf, tabbedPageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'

/** Characters of an answer that a list shows. */
const excerptLength = 200

/** What everybody may see. */
export function published(db: Database) {
  return db
    .selectFrom('consultation_publication')
    .where('consultation_publication.state', '=', 'PUBLISHED')
    .where('consultation_publication.is_hidden', '=', false)
}

const publishedColumns = [
  'consultation_publication.id',
  'consultation_publication.title',
  'consultation_publication.type',
  'consultation_publication.language',
  'consultation_publication.published_at',
  'consultation_publication.reads',
] as const

const excerpt = sql<string>`regexp_replace(left(answer_text, ${sql.lit(excerptLength)}), '\\s+', ' ', 'g')`

/** A page of what is published; where a text is looked for, of what search found. */
export function publishedPage(
  db: Database,
  asked: PageWanted<typeof publishedConsultationsList>,
  found: readonly string[] | null,
) {
  const { type, language } = asked
  const chosen = published(db)
    .$if(type !== undefined, (query) => query.where('consultation_publication.type', '=', type!))
    .$if(language !== undefined, (query) => query.where('consultation_publication.language', '=', language!))
    .$if(found !== null, (query) =>
      query.where(sql<boolean>`consultation_publication.id = any(${found}::uuid[])`),
    )
  return pageOf(chosen, asked, {
    key: 'consultation_publication.id',
    orders: {
      newest: [['consultation_publication.published_at', 'desc']],
      mostRead: [['consultation_publication.reads', 'desc']],
    },
    select: (rows) => rows.select(publishedColumns).select(excerpt.as('excerpt')),
  })
}

export type PublishedRow = Omit<Awaited<ReturnType<typeof publishedPage>>['rows'][number], 'told'>

/** One that everybody may read, whole. */
export function findPublished(db: Database, id: string) {
  return published(db)
    .innerJoin('consultation_reply', 'consultation_reply.consultation_id', 'consultation_publication.id')
    .select(publishedColumns)
    .select(['question', 'answer', 'consultation_reply.replied_at'])
    .where('consultation_publication.id', '=', id)
    .executeTakeFirst()
}

export type PublishedFound = NonNullable<Awaited<ReturnType<typeof findPublished>>>

/** Those of the ids that everybody may read, without order. */
export async function publishedByIds(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return published(db)
    .select(publishedColumns)
    .where(sql<boolean>`consultation_publication.id = any(${ids}::uuid[])`)
    .execute()
}

const shownColumns = [
  'consultation.id',
  'consultation.code',
  'consultation.account_id',
  'consultation.state',
  'consultation.title',
  'consultation.type',
  'consultation.language',
  'consultation.allows_publication',
  'consultation.assigned_to',
  'consultation.product_id',
  'consultation.asked_at',
  'consultation.replied_at',
  'account.username',
  'account.user_type',
  'consultation_publication.state as publication',
] as const

function shown<Row>(db: Database, rows: SelectQueryBuilder<Tables, 'consultation', Row>) {
  return rows
    .innerJoin(accounts(db), 'account.id', 'consultation.account_id')
    .leftJoin('consultation_publication', 'consultation_publication.id', 'consultation.id')
    .select(shownColumns)
}

/** Orders of what waits for answers. */
const queueOrders = {
  // Those that wait, the longest first; then those that were answered, the newest first.
  waiting: [
    [sql`case when consultation.state = 'UNANSWERED' then consultation.asked_at end`, 'asc'],
    ['consultation.asked_at', 'desc'],
  ],
  newest: [['consultation.asked_at', 'desc']],
  oldest: [['consultation.asked_at', 'asc']],
} as const

const searchedColumns = ['consultation.title', 'consultation.code']

/** What an account has asked. */
export function ownPage(db: Database, accountId: string, asked: PageWanted<typeof ownConsultationsList>) {
  const chosen = ({ state, keyword }: Wanted<typeof ownConsultationsList>) =>
    db
      .selectFrom('consultation')
      .where('consultation.account_id', '=', accountId)
      .$if(state !== undefined, (query) => query.where('consultation.state', '=', state!))
      .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!)))
  return tabbedPageOf(ownConsultationsList, chosen, asked, {
    key: 'consultation.id',
    tab: 'consultation.state',
    orders: {
      newest: [['consultation.asked_at', 'desc']],
      oldest: [['consultation.asked_at', 'asc']],
    },
    select: (rows) => shown(db, rows),
  })
}

export type ConsultationShown = Omit<Awaited<ReturnType<typeof ownPage>>['rows'][number], 'told'>

/** What is asked of the teams of some products, by others than one account. */
function askedOf(db: Database, productIds: readonly string[], accountId: string) {
  return db
    .selectFrom('consultation')
    .where(sql<boolean>`consultation.product_id = any(${productIds}::uuid[])`)
    .where('consultation.account_id', '!=', accountId)
}

/** What a member of these products' teams answers. */
export function teamPage(
  db: Database,
  { productIds, accountId }: { productIds: readonly string[]; accountId: string },
  asked: PageWanted<typeof teamConsultationsList>,
) {
  const chosen = ({ state, keyword }: Wanted<typeof teamConsultationsList>) =>
    askedOf(db, productIds, accountId)
      .$if(state !== undefined, (query) => query.where('consultation.state', '=', state!))
      .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!)))
  return tabbedPageOf(teamConsultationsList, chosen, asked, {
    key: 'consultation.id',
    tab: 'consultation.state',
    orders: queueOrders,
    select: (rows) => shown(db, rows),
  })
}

/** What waits for an answer of these products' teams, the longest first, and how much. */
export async function waitingForTeam(
  db: Database,
  productIds: readonly string[],
  accountId: string,
  limit: number,
) {
  if (productIds.length === 0) return { rows: [], total: 0 }
  const rows = await askedOf(db, productIds, accountId)
    .select(['id', 'title', 'asked_at'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('state', '=', 'UNANSWERED')
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return { rows, total: rows[0]?.total ?? 0 }
}

/** What the desk answers, as one of it sees the queue. */
export function deskPage(db: Database, deskId: string, asked: PageWanted<typeof deskConsultationsList>) {
  const chosen = ({ state, keyword, type, assigned }: Wanted<typeof deskConsultationsList>) =>
    db
      .selectFrom('consultation')
      .$if(state !== undefined, (query) => query.where('consultation.state', '=', state!))
      .$if(type !== undefined, (query) => query.where('consultation.type', '=', type!))
      .$if(assigned === 'ME', (query) => query.where('consultation.assigned_to', '=', deskId))
      .$if(assigned === 'NOBODY', (query) => query.where('consultation.assigned_to', 'is', null))
      .$if(assigned === 'OPEN', (query) =>
        query.where((eb) =>
          eb.or([eb('consultation.assigned_to', 'is', null), eb('consultation.assigned_to', '=', deskId)]),
        ),
      )
      .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!)))
  return tabbedPageOf(deskConsultationsList, chosen, asked, {
    key: 'consultation.id',
    tab: 'consultation.state',
    orders: queueOrders,
    select: (rows) => shown(db, rows),
  })
}

/** A consultation whole, with what was offered of it. */
export function findConsultation(db: Database, id: string) {
  return shown(db, db.selectFrom('consultation'))
    .select(['consultation.content', 'consultation.phone'])
    .select([
      'consultation_publication.title as offered_title',
      'consultation_publication.question as offered_question',
      'consultation_publication.answer as offered_answer',
      'consultation_publication.offered_at',
      'consultation_publication.published_at',
      'consultation_publication.reads',
      'consultation_publication.reason',
    ])
    .where('consultation.id', '=', id)
    .executeTakeFirst()
}

export type ConsultationFound = NonNullable<Awaited<ReturnType<typeof findConsultation>>>

export function replyOf(db: Database, consultationId: string) {
  return db
    .selectFrom('consultation_reply')
    .select(['id', 'revision', 'content', 'member_id', 'replied_at', 'changed_at'])
    .where('consultation_id', '=', consultationId)
    .executeTakeFirst()
}

export type ReplyFound = NonNullable<Awaited<ReturnType<typeof replyOf>>>

/** Of some ids the replies and the answers to be published, as their citations are stored under them. */
export async function formattedTextsOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('consultation_reply')
    .select(['id', 'content as html'])
    .where('id', 'in', ids)
    .unionAll(
      db.selectFrom('consultation_publication').select(['id', 'answer as html']).where('id', 'in', ids),
    )
    .execute()
  return new Map(rows.map(({ id, html }) => [id, html]))
}

/** How many wait for an answer. */
export async function countUnanswered(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('consultation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'UNANSWERED')
    .executeTakeFirstOrThrow()
  return count
}

/** Days of which the first answers are looked at. */
const paceDays = 180

/** How many were answered of late, and the median of the hours that it took. */
export function paceOf(db: Database) {
  return db
    .selectFrom('consultation')
    .select(sql<number>`count(*)::int`.as('of'))
    .select(
      sql<number | null>`percentile_cont(0.5) within group (
        order by extract(epoch from replied_at - asked_at) / 3600)::float8`.as('hours'),
    )
    .where('replied_at', '>', sql<Date>`now() - make_interval(days => ${paceDays})`)
    .executeTakeFirstOrThrow()
}
