import { asList, unattended, type Lifecycle, type Move } from '@portal/protocol/kernel/lifecycle.ts'
import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson } from '../account/fixtures.ts'
import { moving } from '../kernel/mover.ts'
import { Refusal } from '../kernel/refusal.ts'
import { moveSamples } from '../testing/feature-samples.ts'
import type { MoveSample, SampleRow } from '../testing/move-sample.ts'
import { openTestPortal } from '../testing/store.ts'
import { features } from './features.ts'
import type { Portal } from './open-portal.ts'

const samples = await moveSamples()

let portal: Portal
let mover: string

beforeAll(async () => {
  portal = await openTestPortal()
  mover = (await addPerson(portal.services.db, { userType: 'ADMIN' })).id
})
afterAll(() => portal.close())

interface Cell {
  state: string | null
  action: string
  by: string
  holding: ReadonlySet<string>
}

function* subsets(names: readonly string[]): Generator<ReadonlySet<string>> {
  for (let bits = 0; bits < 2 ** names.length; bits += 1) {
    yield new Set(names.filter((_, place) => bits & (1 << place)))
  }
}

/** Every state × action × mover × set of conditions that hold, of those that the action asks for. */
function cells({ states, moves }: Lifecycle): Cell[] {
  const actions = [...new Set(moves.map(({ action }) => action))]
  const movers = [...new Set([...moves.flatMap(({ by }) => asList(by)), 'owner', 'admin'])]
  const askedFor = (action: string) => [
    ...new Set(moves.flatMap((move) => (move.action === action ? asList(move.when) : []))),
  ]
  return [null, ...states].flatMap((state) =>
    actions.flatMap((action) =>
      movers.flatMap((by) =>
        [...subsets(askedFor(action))].map((holding) => ({ state, action, by, holding })),
      ),
    ),
  )
}

/** What the table says of a cell, read row by row. */
function expected({ moves, conditions }: Lifecycle, { state, action, by, holding }: Cell): Move | CodeName {
  let isTheirs = false
  let refusal: CodeName | null = null
  for (const move of moves) {
    if (move.action !== action || !asList(move.by).includes(by)) continue
    isTheirs = true
    const isOpen = state === null ? move.from === null : (move.from ?? []).includes(state)
    if (!isOpen) continue
    const unmet = asList(move.when).find((condition) => !holding.has(condition))
    if (unmet === undefined) return move
    refusal ??= conditions[unmet]!
  }
  return refusal ?? (isTheirs ? 'wrongState' : 'notNow')
}

const isUnattended = (by: string) => unattended.some((one) => one === by)

function attempt({ movable }: MoveSample, row: SampleRow, cell: Cell, reason: string | null) {
  const { state, action, by: as, holding } = cell
  const facts = row.facts(holding, mover) as object
  const doing = { action, as, by: isUnattended(as) ? null : mover, reason }
  return moving(portal.services, (door) =>
    state === null
      ? door.make(movable, facts as never, doing, (made) => row.insert(door.transaction, made))
      : door.move(movable, { ...facts, id: row.id, state } as never, doing),
  )
}

/** What a move leaves behind. */
async function traces({ movable: { table, lifecycle } }: MoveSample, id: string) {
  const { db } = portal.services
  const { rows } = await sql<{ state: string }>`
    select state from ${sql.table(table)} where id = ${id}`.execute(db)
  const history = await db
    .selectFrom('history')
    .select(['action', 'from_state', 'to_state', 'by_account', 'note'])
    .where('subject', '=', lifecycle.subject)
    .where('subject_id', '=', id)
    .execute()
  const audit = await db.selectFrom('audit_log').select('event').where('target', '=', id).execute()
  const changes = await db.selectFrom('search_change').select('kind').where('subject', '=', id).execute()
  return { state: rows[0]?.state, history, audit, changes }
}

const messages = () => portal.services.db.selectFrom('message').select(['event', 'params']).execute()

test('every lifecycle of a feature is walked', () => {
  const listed = features.flatMap(({ lifecycles = [] }) => lifecycles)
  expect(new Set(samples.map(({ movable }) => movable))).toEqual(new Set(listed))
  expect(new Set(listed.map(({ lifecycle }) => lifecycle.subject)).size).toBe(listed.length)
})

describe.each(samples)('$movable.lifecycle.subject', (sample) => {
  const { lifecycle, conditions = {}, searched } = sample.movable

  /** A thing is found the same whichever of these states it is in: it comes, goes, or is changed where it stands. */
  function isAnotherFound(from: string | null, to: string): boolean {
    const isFound = (state: string | null) =>
      state !== null && searched !== undefined && searched.found.includes(state)
    return from === to ? isFound(to) : isFound(from) !== isFound(to)
  }

  /** Conditions of which one is the other's contrary hold as the facts have it. */
  const reached = (row: SampleRow, { holding }: Cell): ReadonlySet<string> =>
    new Set(
      Object.entries(conditions)
        .filter(([, holds]) => holds(row.facts(holding, mover) as never, mover))
        .map(([name]) => name),
    )

  test.each(cells(lifecycle))('$state × $action × $by × $holding', async (asked) => {
    const row = await sample.add(portal.services.db, asked.state)
    const cell = { ...asked, holding: reached(row, asked) }
    const move = expected(lifecycle, cell)
    const before = row.id === null ? null : await traces(sample, row.id)
    await portal.services.db.deleteFrom('message').execute()
    if (typeof move === 'string') {
      await expect(attempt(sample, row, cell, '原因')).rejects.toMatchObject({ code: move })
      if (row.id !== null) expect(await traces(sample, row.id)).toEqual(before)
      expect(await messages()).toEqual([])
      return
    }
    if (move.needsReason) {
      for (const none of [null, ' ']) {
        await expect(attempt(sample, row, cell, none)).rejects.toMatchObject({
          fields: [{ field: 'reason', rule: 'required' }],
        })
      }
      expect(await traces(sample, row.id!)).toEqual(before)
    }
    const done = await attempt(sample, row, cell, '原因')
    const after = await traces(sample, asked.state === null ? done : row.id!)
    expect(after).toEqual({
      state: move.to,
      history: [
        {
          action: asked.action,
          from_state: asked.state,
          to_state: move.to,
          by_account: isUnattended(asked.by) ? null : mover,
          note: '原因',
        },
      ],
      audit: isUnattended(asked.by) ? [{ event: `${lifecycle.subject}.${asked.action}` }] : [],
      changes: isAnotherFound(asked.state, move.to) ? [{ kind: searched!.kind }] : [],
    })
    expect(await messages()).toMatchObject(
      (move.tells ?? []).map(({ event }) => ({ event, params: { reason: '原因' } })),
    )
  })

  test('a row that somebody else moved first says its state', async () => {
    for (const move of lifecycle.moves) {
      const other = lifecycle.states.find((state) => !move.from?.includes(state) && state !== move.to)
      if (!move.from || !other) continue
      const row = await sample.add(portal.services.db, other)
      const holding = new Set(asList(move.when))
      const cell = { state: move.from[0]!, action: move.action, by: asList(move.by)[0]!, holding }
      const refused = await attempt(sample, row, cell, '原因').catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(Refusal)
      expect(refused).toMatchObject({ code: 'wrongState', data: { state: other } })
      expect((await traces(sample, row.id!)).history).toEqual([])
    }
  })
})
