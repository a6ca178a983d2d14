import { codes } from '@portal/protocol/kernel/codes.ts'
import { asList, unattended } from '@portal/protocol/kernel/lifecycle.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyMovable } from '../kernel/mover.ts'
import { features } from './features.ts'
import {
  declaredCalls,
  makeCall,
  onlyReads,
  openCallPortal,
  readEnvelope,
  tokenFor,
  validInput,
} from './fixtures.ts'
import type { Portal } from './open-portal.ts'

/** What the tables say is walked in lifecycles.test.ts; here, that each call comes to the move it is for. */
const movables = features.flatMap(({ lifecycles = [] }) => lifecycles) as readonly AnyMovable[]

/** Moves of people whose call names another row, or is for two moves: tests of their own make them. */
const elsewhere = [
  'consultation.editReply',
  'consultation.editTeamReply',
  'eventApplication.absent',
  'eventApplication.checkIn',
  'eventApplication.withdraw',
  'lawService.deleteCase',
  'lawService.editCase',
  'report-request.answer',
  'submission.resubmit',
  'submission.revoke',
]

let portal: Portal

beforeAll(async () => {
  portal = await openCallPortal()
})
afterAll(() => portal.close())

type Declared = (typeof declaredCalls)[number]

/** A call with a row of its own to move. */
async function prepare({ name, call }: Declared) {
  const token = await tokenFor(portal, call)
  const input = await validInput(portal, name, token)
  const named: readonly string[] | null = JSON.stringify([input.params, input.body]).match(
    /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g,
  )
  return { named: named ?? [], send: () => makeCall(portal.app, call, input, { ...input, token }) }
}

/** The lines of the history that a call writes. */
async function linesOf(send: () => Promise<unknown>) {
  const { db } = portal.services
  const { last } = await db
    .selectFrom('history')
    .select(sql<number>`coalesce(max(id), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  await send()
  return db
    .selectFrom('history')
    .select(['subject', 'subject_id', 'action', 'from_state'])
    .where(sql<boolean>`id > ${last}`)
    .execute()
}

async function stateOf({ table }: AnyMovable, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select state from ${sql.table(table)} where id = ${id}`.execute(portal.services.db)
  return rows[0]?.state
}

/** The row of a kind that a call names. */
async function rowOf(movable: AnyMovable, named: readonly string[]): Promise<string> {
  for (const id of named) if ((await stateOf(movable, id)) !== undefined) return id
  throw new Error('It names none.')
}

const made = new Set<string>()

test.each(declaredCalls.filter(({ call }) => !onlyReads(call)))(
  '$name moves what it names from no state that the table does not say',
  async (declared) => {
    const { named, send } = await prepare(declared)
    const lines = await linesOf(send)
    for (const { subject, action, from_state: from } of lines) {
      if (from === null) made.add(`${subject}.${action}`)
    }
    const line = lines.find(({ from_state: from, subject_id: id }) => from !== null && named.includes(id))
    const movable = movables.find(({ lifecycle }) => lifecycle.subject === line?.subject)
    const moves = movable?.lifecycle.moves.filter(({ action }) => action === line?.action) ?? []
    if (!movable || !line || moves.length === 0) return
    made.add(`${line.subject}.${line.action}`)
    const open: readonly string[] = moves.flatMap(({ from }) => from ?? [])
    for (const state of movable.lifecycle.states.filter((one) => !open.includes(one))) {
      const other = await prepare(declared)
      const id = await rowOf(movable, other.named)
      await sql`update ${sql.table(movable.table)} set state = ${state} where id = ${id}`.execute(
        portal.services.db,
      )
      const answers: string[] = []
      const written = await linesOf(async () => answers.push(readEnvelope(await other.send()).code))
      const refusals = [
        codes.wrongState.code,
        // Of what was deleted at most its place is there.
        ...(state === 'DELETED' ? [codes.notFound.code] : []),
        // What has happened already may be said again.
        ...(moves.some(({ to }) => to === state) ? [codes.done.code] : []),
      ]
      expect(refusals, `from ${state}`).toContain(answers[0])
      expect(written.filter(({ subject_id: subjectId }) => subjectId === id)).toEqual([])
      expect(await stateOf(movable, id)).toBe(state)
    }
  },
)

test('every move of a person is made by a call', () => {
  const wanted = movables.flatMap(({ lifecycle: { subject, moves } }) =>
    moves
      .filter(({ by }) => asList(by).some((one) => !unattended.some((none) => none === one)))
      .map(({ action }) => `${subject}.${action}`),
  )
  expect([...new Set(wanted)].filter((move) => !made.has(move)).toSorted()).toEqual(elsewhere)
})
