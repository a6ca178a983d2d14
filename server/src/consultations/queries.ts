import {
  deskConsultationsList,
  ownConsultationsList,
  teamConsultationsList,
} from '@portal/protocol/consultations/lists.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { consultationLifecycle, publicationLifecycle } from '@portal/protocol/consultations/lifecycle.ts'
import { sql, type Expression, type SelectQueryBuilder } from 'kysely'
import { accounts } from '../account/door.ts'
import { amongIds } from '../kernel/database/among-ids.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { tabbedPageOf, tabbedPages } from '../kernel/database/page-of.ts'
import { statement } from '../kernel/database/statement.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Tables } from '../kernel/database/tables.ts'
import { movesOf } from '../kernel/history.ts'
import { teamMembers } from '../products/door.ts'

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

/** Whether it is for the desk to answer: it was asked of no team, or of one in which nobody else is. */
export function isForDesk(db: Database) {
  const team = db
    .selectFrom(teamMembers(db))
    .select('team_member.account_id')
    .where('team_member.product_id', '=', sql.ref<string>('consultation.product_id'))
    .where('team_member.account_id', '!=', sql.ref<string>('consultation.account_id'))
  return sql<boolean>`(consultation.product_id is null or not exists ${team})`
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

const ownPages = tabbedPages(
  ownConsultationsList,
  (db: Database, { accountId }: { accountId: string }) =>
    ({ state, keyword }: Wanted<typeof ownConsultationsList>) =>
      db
        .selectFrom('consultation')
        .where('consultation.account_id', '=', accountId)
        .$if(state !== undefined, (query) => query.where('consultation.state', '=', state!))
        .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!))),
  (db) => ({
    key: 'consultation.id',
    tab: 'consultation.state',
    orders: {
      newest: [['consultation.asked_at', 'desc']],
      oldest: [['consultation.asked_at', 'asc']],
    },
    select: (rows) => shown(db, rows),
  }),
)

/** What an account has asked. */
export function ownPage(db: Database, accountId: string, asked: PageWanted<typeof ownConsultationsList>) {
  return ownPages(db, { accountId }, asked)
}

export type ConsultationShown = Omit<Awaited<ReturnType<typeof ownPage>>['rows'][number], 'told'>

/** What is asked of the teams of some products, by others than one account. */
function askedOfTeams(db: Database, productIds: readonly string[], accountId: string) {
  return db
    .selectFrom('consultation')
    .where(amongIds('consultation.product_id', productIds))
    .where('consultation.account_id', '!=', accountId)
}

/** What a member of these products' teams answers. */
export function teamPage(
  db: Database,
  { productIds, accountId }: { productIds: readonly string[]; accountId: string },
  asked: PageWanted<typeof teamConsultationsList>,
) {
  const chosen = ({ state, keyword }: Wanted<typeof teamConsultationsList>) =>
    askedOfTeams(db, productIds, accountId)
      .$if(state !== undefined, (query) => query.where('consultation.state', '=', state!))
      .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!)))
  return tabbedPageOf(teamConsultationsList, chosen, asked, {
    key: 'consultation.id',
    tab: 'consultation.state',
    orders: queueOrders,
    select: (rows) => shown(db, rows),
  })
}

/** What waits for an answer of the teams that an account is in; what it asked itself does not. */
export function waitingForTeams(db: Database, accountId: string | Expression<string>) {
  return db
    .selectFrom(teamMembers(db))
    .innerJoin('consultation', 'consultation.product_id', 'team_member.product_id')
    .where('team_member.account_id', '=', accountId)
    .where('consultation.account_id', '!=', accountId)
    .where('consultation.state', '=', 'UNANSWERED')
}

const deskPages = tabbedPages(
  deskConsultationsList,
  (db: Database, { deskId }: { deskId: string }) =>
    ({ state, keyword, type, askedOf, assigned }: Wanted<typeof deskConsultationsList>) =>
      db
        .selectFrom('consultation')
        .$if(state !== undefined, (query) => query.where('consultation.state', '=', state!))
        .$if(type !== undefined, (query) => query.where('consultation.type', '=', type!))
        .$if(askedOf === 'DESK', (query) => query.where(isForDesk(db)))
        .$if(askedOf === 'TEAM', (query) => query.where(sql<boolean>`not ${isForDesk(db)}`))
        .$if(assigned === 'ME', (query) => query.where('consultation.assigned_to', '=', deskId))
        .$if(assigned === 'NOBODY', (query) => query.where('consultation.assigned_to', 'is', null))
        .$if(assigned === 'OPEN', (query) =>
          query.where((eb) =>
            eb.or([eb('consultation.assigned_to', 'is', null), eb('consultation.assigned_to', '=', deskId)]),
          ),
        )
        .$if(keyword !== undefined, (query) => query.where(hasText(searchedColumns, keyword!))),
  (db) => ({
    key: 'consultation.id',
    toldOf: db,
    tab: 'consultation.state',
    orders: queueOrders,
    select: (rows) => shown(db, rows),
  }),
)

/** What the desk answers, as one of it sees the queue. */
export function deskPage(db: Database, deskId: string, asked: PageWanted<typeof deskConsultationsList>) {
  return deskPages(db, { deskId }, asked)
}

/** Files in their order. */
const filesOf = sql<string[]>`array(
  select file_id from consultation_file where consultation_id = consultation.id order by position)`
const filesOfReply = sql<string[]>`array(
  select file_id from consultation_reply_file where reply_id = consultation_reply.id order by position)`

const consultationById = statement((db, { id }: { id: string }) =>
  shown(db, db.selectFrom('consultation'))
    .select(['consultation.content', 'consultation.phone', filesOf.as('file_ids')])
    .select(movesOf(consultationLifecycle.subject, 'consultation.id').as('moves'))
    .select(movesOf(publicationLifecycle.subject, 'consultation.id').as('publication_moves'))
    .select([
      'consultation_publication.is_hidden',
      'consultation_publication.title as offered_title',
      'consultation_publication.type as offered_type',
      'consultation_publication.language as offered_language',
      'consultation_publication.question as offered_question',
      'consultation_publication.answer as offered_answer',
      'consultation_publication.offered_at',
      'consultation_publication.published_at',
      'consultation_publication.reads',
      'consultation_publication.reason',
    ])
    .leftJoin('consultation_reply', 'consultation_reply.consultation_id', 'consultation.id')
    .select([
      'consultation_reply.id as reply_id',
      'consultation_reply.revision',
      'consultation_reply.content as reply',
      'consultation_reply.language as reply_language',
      'consultation_reply.member_id',
      'consultation_reply.replied_at as first_replied_at',
      'consultation_reply.changed_at',
      filesOfReply.as('reply_file_ids'),
    ])
    .where('consultation.id', '=', id),
)

/** A consultation whole, with its reply and what was offered of it. */
export async function findConsultation(db: Database, id: string) {
  const [row] = await consultationById(db, { id })
  return row
}

export type ConsultationFound = NonNullable<Awaited<ReturnType<typeof findConsultation>>>

/** Which reply there is to a consultation, with its files. */
export function replyOf(db: Database, consultationId: string) {
  return db
    .selectFrom('consultation_reply')
    .select(['id', 'revision', filesOfReply.as('file_ids')])
    .where('consultation_id', '=', consultationId)
    .executeTakeFirst()
}

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
