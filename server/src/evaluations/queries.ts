import { reviewedEvaluationsList, type evaluationsList } from '@portal/protocol/evaluations/lists.ts'
import type { EvaluatedKind } from '@portal/protocol/evaluations/constants.ts'
import type { PageWanted, Wanted } from '@portal/protocol/kernel/list.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { accounts } from '../account/door.ts'
import { hasText } from '../kernel/database/has-text.ts'
import { pageOf, tabbedPageOf } from '../kernel/database/page-of.ts'
import { reviewOrders } from '../kernel/database/review-orders.ts'
import type { Database } from '../kernel/database/store.ts'
import { providerAt } from '../providers/door.ts'

const shownColumns = [
  'evaluation.id',
  'evaluation.stars',
  'evaluation.content',
  'evaluation.language',
  'evaluation.author_type',
  'evaluation.service_id',
  'evaluation.title',
  'evaluation.help_type',
  'evaluation.state',
  'evaluation.reply',
  'evaluation.replied_at',
  'evaluation.reply_fault',
  'evaluation.submitted_at',
] as const

/** Whom evaluations are of: a service, or a provider. */
interface Evaluated {
  service?: string | undefined
  provider?: string | undefined
}

/** What is no id names nothing. */
const id = z.uuid()

/** What everybody may see, of a service or a provider where one is named. */
export function displayed(db: Database, { service, provider }: Evaluated) {
  const isNobody = [service, provider].some((one) => one !== undefined && !id.safeParse(one).success)
  return db
    .selectFrom('evaluation')
    .where('evaluation.state', '=', 'DISPLAYED')
    .where('evaluation.is_hidden', '=', false)
    .$if(isNobody, (query) => query.where(sql<boolean>`false`))
    .$if(!isNobody && service !== undefined, (query) => query.where('evaluation.service_id', '=', service!))
    .$if(!isNobody && provider !== undefined, (query) =>
      query.where('evaluation.provider_id', '=', provider!),
    )
}

export function evaluationsPage(db: Database, asked: PageWanted<typeof evaluationsList>) {
  return pageOf(displayed(db, asked), asked, {
    key: 'evaluation.id',
    orders: { newest: [['evaluation.submitted_at', 'desc']] },
    select: (rows) => rows.select(shownColumns),
  })
}

export type EvaluationShown = Omit<Awaited<ReturnType<typeof evaluationsPage>>['rows'][number], 'told'>

/** How many there are, and what they come to on average. */
export function averageOf(db: Database, evaluated: Evaluated) {
  return displayed(db, evaluated)
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number | null>`avg(stars)::float8`.as('average'))
    .executeTakeFirstOrThrow()
}

/** The evaluation of some work, in whatever state. */
export function evaluationOf(db: Database, kind: EvaluatedKind, subjectId: string) {
  return db
    .selectFrom('evaluation')
    .select([...shownColumns, 'evaluation.reason', 'evaluation.reply_reason'])
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
}

const reviewedColumns = [
  ...shownColumns,
  'evaluation.kind',
  'evaluation.subject_id',
  'evaluation.assigned_to',
] as const

export function reviewPage(
  db: Database,
  moderatorId: string,
  asked: PageWanted<typeof reviewedEvaluationsList>,
) {
  const chosen = ({ state, keyword, assigned }: Wanted<typeof reviewedEvaluationsList>) =>
    db
      .selectFrom('evaluation')
      .$if(state !== undefined, (query) => query.where('evaluation.state', '=', state!))
      .$if(assigned === 'ME', (query) => query.where('evaluation.assigned_to', '=', moderatorId))
      .$if(assigned === 'NOBODY', (query) => query.where('evaluation.assigned_to', 'is', null))
      .$if(assigned === 'OPEN', (query) =>
        query.where((eb) =>
          eb.or([eb('evaluation.assigned_to', 'is', null), eb('evaluation.assigned_to', '=', moderatorId)]),
        ),
      )
      .$if(keyword !== undefined, (query) =>
        query.where(hasText(['evaluation.title', 'evaluation.content'], keyword!)),
      )
  return tabbedPageOf(reviewedEvaluationsList, chosen, asked, {
    key: 'evaluation.id',
    toldOf: db,
    tab: 'evaluation.state',
    orders: reviewOrders('evaluation'),
    select: (rows) =>
      rows
        .leftJoin(accounts(db), 'account.id', 'evaluation.demander_id')
        .select([...reviewedColumns, 'account.username'])
        .select(providerAt(db, 'evaluation.provider_id').as('provider')),
  })
}

export type EvaluationReviewed = Omit<Awaited<ReturnType<typeof reviewPage>>['rows'][number], 'told'>

/** An evaluation whole, as it is reviewed. */
export function findReviewed(db: Database, evaluationId: string) {
  return db
    .selectFrom('evaluation')
    .leftJoin(accounts(db), 'account.id', 'evaluation.demander_id')
    .select([...reviewedColumns, 'evaluation.provider_id', 'evaluation.demander_id', 'account.username'])
    .select(providerAt(db, 'evaluation.provider_id').as('provider'))
    .select(['evaluation.fault', 'evaluation.reason', 'evaluation.reply_reason'])
    .where('evaluation.id', '=', evaluationId)
    .executeTakeFirst()
}

/** How many evaluations wait for a review. */
export async function countReviewing(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('evaluation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'REVIEWING')
    .executeTakeFirstOrThrow()
  return count
}
