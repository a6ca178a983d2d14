import { lifecycle } from '@portal/protocol/kernel/lifecycle.ts'
import { requestLifecycle } from '@portal/protocol/reports/lifecycle.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson } from '../account/fixtures.ts'
import type { Portal } from '../app/open-portal.ts'
import { requestMoves } from '../reports/request-moves.ts'
import { openTestPortal } from '../testing/store.ts'
import type { Database } from './database/store.ts'
import { moving, type AnyMovable, type Movable, type Mover } from './mover.ts'

let portal: Portal
let owner: string

beforeAll(async () => {
  portal = await openTestPortal()
  owner = (await addPerson(portal.services.db, { userType: 'ENTERPRISE' })).id
})
afterAll(() => portal.close())

const insert = (transaction: Database) =>
  transaction
    .insertInto('report_request')
    .values({ account_id: owner, text: '样例' })
    .returning('id')
    .executeTakeFirstOrThrow()

const add = ({ make, transaction }: Mover) =>
  make(requestMoves, { account_id: owner }, { action: 'add', as: 'owner', by: owner }, () =>
    insert(transaction),
  )

describe('what is found', () => {
  const found: Movable<typeof requestLifecycle, { account_id: string }> = {
    ...requestMoves,
    searched: { kind: 'report-request', found: ['ANSWERED'] },
  }
  const answer = (mover: Mover, id: string, movable: typeof found = found) =>
    mover.move(
      movable,
      { id, account_id: owner, state: 'OPEN' },
      { action: 'answer', as: 'admin', by: null, params: { name: '样例' } },
    )

  /** Runs work, and tells what of the change log it wrote and how often search was woken. */
  async function run(work: (mover: Mover) => Promise<unknown>) {
    const { db, ...services } = portal.services
    const last = await db.selectFrom('search_change').select('id').orderBy('id', 'desc').executeTakeFirst()
    let woken = 0
    const outcome = await moving(
      { ...services, db, follower: { ...services.follower, wake: () => (woken += 1) } },
      work,
    ).catch((error: Error) => error.message)
    const changes = await db
      .selectFrom('search_change')
      .select(['kind', 'subject'])
      .where('id', '>', last?.id ?? 0)
      .execute()
    return { outcome, changes, woken }
  }

  test('is looked at after a move into a state in which it is found, once', async () => {
    const id = await moving(portal.services, add)
    const { changes, woken } = await run(async (mover) => {
      await answer(mover, id)
      mover.changed(found, id)
    })
    expect(changes).toEqual([{ kind: 'report-request', subject: id }])
    expect(woken).toBe(1)
  })

  test('is let be by a move from one state in which it is found into another', async () => {
    const id = await moving(portal.services, add)
    const both = { ...found, searched: { kind: 'report-request', found: ['OPEN', 'ANSWERED'] } } as const
    const { changes, woken } = await run((mover) => answer(mover, id, both))
    expect({ changes, woken }).toEqual({ changes: [], woken: 0 })
  })

  test('is let be by a move between others, and by things that are not searched', async () => {
    const { changes, woken } = await run(async (mover) => mover.changed(requestMoves, await add(mover)))
    expect({ changes, woken }).toEqual({ changes: [], woken: 0 })
  })

  test('is let be by a move that is taken back', async () => {
    const id = await moving(portal.services, add)
    const { outcome, changes, woken } = await run(async (mover) => {
      await answer(mover, id)
      throw new Error('not after all')
    })
    expect({ outcome, changes, woken }).toEqual({ outcome: 'not after all', changes: [], woken: 0 })
  })
})

test('a lifecycle that has no conditions and tells nobody asks for neither', async () => {
  const plain = lifecycle({
    subject: 'plain',
    states: { OPEN: 'gold', ANSWERED: 'jade' },
    moves: [
      { from: null, action: 'add', by: 'owner', to: 'OPEN' },
      { from: ['OPEN'], action: 'end', by: 'clock', to: 'ANSWERED' },
    ],
  })
  const plainMoves: Movable<typeof plain, object> = { lifecycle: plain, table: 'report_request' }
  // @ts-expect-error one that tells somebody says whom, and of what
  const silent: Movable<typeof requestLifecycle, object> = {
    lifecycle: requestLifecycle,
    table: 'report_request',
  }
  const any: AnyMovable[] = [plainMoves, silent]
  expect(any).toHaveLength(2)

  const id = await moving(portal.services, ({ make, transaction }) =>
    make(plainMoves, {}, { action: 'add', as: 'owner', by: owner }, () => insert(transaction)),
  )
  const state = await moving(portal.services, ({ move }) =>
    move(plainMoves, { id, state: 'OPEN' }, { action: 'end', as: 'clock', by: null }),
  )
  expect(state).toBe('ANSWERED')
})
