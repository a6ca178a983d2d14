import { orderCalls } from '@portal/protocol/orders/calls.ts'
import { requirementCalls } from '@portal/protocol/requirements/calls.ts'
import { sql } from 'kysely'
import type { Database } from '../../../server/src/kernel/database/store.ts'
import { asked } from '../http/asked.ts'
import type { Case } from '../http/cases.ts'
import { thing } from '../http/thing.ts'
import type { Child } from '../measure/child.ts'
import type { PortalDuties } from '../portal/portal-process.ts'

/** As many as all rounds of a bench move, on both sides. */
const moved = 22_000

/** What a move leaves behind it: a line of history, a message to the other side, a line of audit. */
const traces = (subject: string, from: string, to: string, event: string, mover: string, other: string) =>
  [
    [
      `insert into history (subject, subject_id, by_account, action, from_state, to_state)
        values ('${subject}', $1, $2, 'communicated', '${from}', '${to}')`,
      thing,
      mover,
    ],
    [
      `insert into message (id, account_id, type, event, params, link)
        select gen_random_uuid(), id, 'SERVICE', '${event}', '{"title": "样例"}', '/content' from account where id = $1`,
      other,
    ],
    [
      `insert into audit_log (account_id, event, outcome, target, request_id)
        values ($1, '${event}', 'done', $2, '')`,
      mover,
      thing,
    ],
  ] as const

/** Sign-ups of one provider for needs that become one demander's, and orders between them, that wait to be moved. */
async function waiting(db: Database, demander: string, provider: string) {
  const { rows: signUps } = await sql<{ id: string }>`
    with mine as (
      update requirement set account_id = ${demander}
      where id in (select requirement.id from requirement where state = 'DISPLAYED' and not exists (
        select from cooperation where requirement_id = requirement.id and account_id = ${provider})
        limit ${moved})
      returning id
    )
    insert into cooperation (requirement_id, account_id, state, note)
    select id, ${provider}, 'SIGNED_UP', 'x' from mine returning id`.execute(db)
  const { rows: orders } = await sql<{ id: string }>`
    insert into service_order (code, service_id, account_id, provider_id, state, title, language, type,
      business_type, regions, description, note, contact, phone)
    select 'M-' || id, id, ${demander}, ${provider}, 'TO_BE_CONNECTED', title, 'zh', 'CONTRACT_REVIEW', 'TRADE',
      array['KZ'], '简介', repeat('内容', 50), 'x', 'x'
    from law_service where not exists (
      select from service_order where service_id = law_service.id and account_id = ${demander})
    limit ${moved} returning id`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return { signUps: signUps.map(({ id }) => id), orders: orders.map(({ id }) => id) }
}

/**
 * Moves: the floor reads the same session, holds the same row, moves it and leaves the same traces, all in one
 * transaction.
 */
export async function marketMoves(db: Database, portal: Child<PortalDuties>): Promise<Case[]> {
  const { rows } = await sql<{ id: string; username: string }>`
    (select id, username from account where username like 'user%' and user_type = 'ENTERPRISE' order by id desc limit 1)
    union all
    (select id, username from account where username like 'user%' and user_type = 'LAWYER' order by id desc limit 1)`.execute(
    db,
  )
  const [demander, provider] = [rows[0]!, rows[1]!]
  const { signUps, orders } = await waiting(db, demander.id, provider.id)
  return [
    asked(
      'a sign-up answered',
      requirementCalls.communicated,
      { token: await portal.ask('signIn', demander.username), ids: signUps },
      [
        [
          `select cooperation.*, requirement.state, requirement.title from cooperation
            join requirement on requirement.id = requirement_id where cooperation.id = $1 for update`,
          thing,
        ],
        [`update cooperation set state = 'IN_NEGOTIATION' where id = $1 and state = 'SIGNED_UP'`, thing],
        ...traces('cooperation', 'SIGNED_UP', 'IN_NEGOTIATION', 'negotiationBegun', demander.id, provider.id),
      ],
    ),
    asked(
      'an order connected',
      orderCalls.communicated,
      { token: await portal.ask('signIn', provider.username), ids: orders },
      [
        ['select * from service_order where id = $1 for update', thing],
        [
          `update service_order set state = 'CONNECTED', connected_at = now() where id = $1
            and state = 'TO_BE_CONNECTED'`,
          thing,
        ],
        ...traces('order', 'TO_BE_CONNECTED', 'CONNECTED', 'orderConnected', provider.id, demander.id),
      ],
    ),
  ]
}
