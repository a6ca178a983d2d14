import { mostEarlier, type AnswerState } from '@portal/protocol/assistant/constants.ts'
import type { answerFeedbackList, ownConversationsList } from '@portal/protocol/assistant/lists.ts'
import type { PageWanted } from '@portal/protocol/kernel/list.ts'
import { sql } from 'kysely'
import { hasText } from '../kernel/database/has-text.ts'
import { pageOf } from '../kernel/database/page-of.ts'
import type { Database } from '../kernel/database/store.ts'

/** Seconds after which a model that has not ended will not: the process that asked it is gone. */
const writingSeconds = 120

/** Whether a model may still be writing. */
export const isBeingWritten = sql<boolean>`assistant_turn.state = 'WRITING'
  and coalesce(assistant_turn.writing_at, assistant_turn.asked_at)
    > clock_timestamp() - make_interval(secs => ${sql.lit(writingSeconds)})`

/** The state as it reads: what was being written when its process ended has failed. */
const state = sql<AnswerState>`case when assistant_turn.state <> 'WRITING' or ${isBeingWritten}
  then assistant_turn.state else 'FAILED' end`

const turnColumns = [
  'assistant_turn.id',
  'assistant_turn.conversation_id',
  'assistant_turn.question',
  'assistant_turn.language',
  'assistant_turn.country',
  'assistant_turn.passages',
  'assistant_turn.asked_before',
  'assistant_turn.is_partial',
  'assistant_turn.generator',
  'assistant_turn.sentences',
  'assistant_turn.removed',
  'assistant_turn.asked_at',
  'assistant_turn.verdict',
  'assistant_turn.reason',
  'assistant_turn.rated_at',
  'assistant_turn.seen_at',
] as const

function turns(db: Database) {
  return db.selectFrom('assistant_turn').select(turnColumns).select(state.as('state'))
}

/** The questions of a conversation, the oldest first. */
export function turnsOf(db: Database, conversationId: string) {
  return turns(db)
    .where('assistant_turn.conversation_id', '=', conversationId)
    .orderBy('assistant_turn.asked_at')
    .orderBy('assistant_turn.id')
    .execute()
}

export type TurnRow = Awaited<ReturnType<typeof turnsOf>>[number]

/** A question, and whose it is. */
export function findTurn(db: Database, id: string) {
  return turns(db)
    .innerJoin('assistant_conversation', 'assistant_conversation.id', 'assistant_turn.conversation_id')
    .select('assistant_conversation.account_id')
    .where('assistant_turn.id', '=', id)
    .executeTakeFirst()
}

export type TurnFound = NonNullable<Awaited<ReturnType<typeof findTurn>>>

/** The questions of a conversation that were asked before one of it, or all; the oldest first. */
export async function earlierQuestions(
  db: Database,
  conversationId: string,
  before?: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('assistant_turn')
    .select('question')
    .where('conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('asked_at', 'id'),
          '<',
          selectFrom('assistant_turn as named')
            .select(['named.asked_at', 'named.id'])
            .where('named.id', '=', before!)
            .$asTuple('asked_at', 'id'),
        ),
      ),
    )
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEarlier)
    .execute()
  return rows.map(({ question }) => question).toReversed()
}

export function findConversation(db: Database, id: string) {
  return db
    .selectFrom('assistant_conversation')
    .select(['id', 'account_id', 'title'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** An owner's conversations. */
export function conversationsPage(
  db: Database,
  accountId: string,
  asked: PageWanted<typeof ownConversationsList>,
) {
  const { keyword } = asked
  const said = sql`(select string_agg(assistant_turn.question, ' ') from assistant_turn
    where assistant_turn.conversation_id = assistant_conversation.id)`
  const chosen = db
    .selectFrom('assistant_conversation')
    .where('assistant_conversation.account_id', '=', accountId)
    .$if(keyword !== undefined, (query) => query.where(hasText([said], keyword!)))
  return pageOf(chosen, asked, {
    key: 'assistant_conversation.id',
    orders: { newest: [['assistant_conversation.asked_at', 'desc']] },
    select: (rows) =>
      rows
        .select([
          'assistant_conversation.id',
          'assistant_conversation.title',
          'assistant_conversation.asked_at',
        ])
        .select((eb) =>
          eb
            .selectFrom('assistant_turn')
            .select(sql<number>`count(*)::int`.as('count'))
            .whereRef('assistant_turn.conversation_id', '=', 'assistant_conversation.id')
            .as('count'),
        ),
  })
}

/** Everything that somebody has asked and that is kept, the oldest first. */
export function turnsOfOwner(db: Database, accountId: string) {
  return turns(db)
    .innerJoin('assistant_conversation', 'assistant_conversation.id', 'assistant_turn.conversation_id')
    .select('assistant_conversation.title')
    .where('assistant_conversation.account_id', '=', accountId)
    .orderBy('assistant_turn.asked_at')
    .orderBy('assistant_turn.id')
    .execute()
}

/** What readers thought of answers. */
export function feedbackPage(db: Database, asked: PageWanted<typeof answerFeedbackList>) {
  const { verdict, seen, keyword } = asked
  const chosen = db
    .selectFrom('assistant_turn')
    .where('assistant_turn.verdict', 'is not', null)
    .$if(verdict !== undefined, (query) => query.where('assistant_turn.verdict', '=', verdict!))
    .$if(seen === 'no', (query) => query.where('assistant_turn.seen_at', 'is', null))
    .$if(seen === 'yes', (query) => query.where('assistant_turn.seen_at', 'is not', null))
    .$if(keyword !== undefined, (query) =>
      query.where(hasText(['assistant_turn.question', 'assistant_turn.reason'], keyword!)),
    )
  return pageOf(chosen, asked, {
    key: 'assistant_turn.id',
    orders: {
      newest: [['assistant_turn.rated_at', 'desc']],
      oldest: [['assistant_turn.rated_at', 'asc']],
    },
    select: (rows) =>
      rows
        .select(['assistant_turn.id', 'assistant_turn.question', 'assistant_turn.language'])
        .select(['assistant_turn.verdict', 'assistant_turn.reason', 'assistant_turn.rated_at'])
        .select(['assistant_turn.seen_at', state.as('state')]),
  })
}

/** How many readers were not helped, whom nobody has looked at. */
export async function countUnseen(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('assistant_turn')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('verdict', '=', 'DOWN')
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** How much somebody has asked, and what they have consented to. */
export function standingOf(db: Database, accountId: string) {
  return db
    .selectFrom('assistant_account')
    .select(['asked_on', 'asked', 'consented_to', 'consented_at'])
    .select(['meaning_consented_to', 'meaning_consented_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}
