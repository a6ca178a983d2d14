import {
  findMove,
  isMove,
  unattended,
  type ActionOf,
  type ByOf,
  type ConditionOf,
  type Lifecycle,
  type MoveOf,
  type PartyOf,
  type StateOf,
} from '@portal/protocol/kernel/lifecycle.ts'
import type { CodeName } from '@portal/protocol/kernel/codes.ts'
import type { MessageType } from '@portal/protocol/kernel/told.ts'
import { sql } from 'kysely'
import { writeAudit } from './audit.ts'
import { logHeld, type ChangeFollower } from './change-log.ts'
import type { Database } from './database/store.ts'
import type { Tables } from './database/tables.ts'
import { statement } from './database/statement.ts'
import { writeHistory, type Moved } from './history.ts'
import { Refusal, refuseField } from './refusal.ts'
import type { Outbox } from './outbox.ts'
import type { Tell, Told } from './tell.ts'

/** Tables whose rows have an id and a state. */
type TableOfStates = {
  [T in keyof Tables]: Tables[T] extends { id: unknown; state: unknown } ? T : never
}[keyof Tables]

interface Judged<L extends Lifecycle, Facts> {
  /** Whether each condition holds, of the facts and for the account that moves. */
  conditions: Record<ConditionOf<L>, (facts: Facts, by: string | null) => boolean>
}

interface Telling<L extends Lifecycle, Facts> {
  /** The account of each side that is told of a move by an account; null where nobody is there any more. */
  parties: Record<PartyOf<L>, (facts: Facts, by?: string | null) => string | null>
  /** What the messages to one of its sides are about. */
  about(row: Facts & { id: string }, who: PartyOf<L>): About
}

/** Any kind of thing that is moved. */
export interface AnyMovable<L extends Lifecycle = Lifecycle, Facts = never>
  extends Partial<Judged<L, Facts>>, Partial<Telling<L, Facts>> {
  lifecycle: L
  table: TableOfStates
  /** Where it is searched: the kind of its collection, and the states in which it is found; in each it is the same. */
  searched?: { kind: string; found: readonly StateOf<L>[] }
}

/**
 * A kind of thing that is moved: its lifecycle, where its rows stand, what judges a move where the table has
 * conditions, and who is told of it where the table tells somebody.
 */
export type Movable<L extends Lifecycle, Facts> = AnyMovable<L, Facts> &
  ([ConditionOf<L>] extends [never] ? unknown : Judged<L, Facts>) &
  ([PartyOf<L>] extends [never] ? unknown : Telling<L, Facts>)

/** Where a message leads, and what fills the places in its words. */
export interface About {
  type: MessageType
  /** Path on this site. */
  link: string | null
  params?: Record<string, string>
}

/** Who does what, and with which words. */
export interface Doing<L extends Lifecycle> {
  action: ActionOf<L>
  as: ByOf<L>
  /** Account that moves; null for the portal itself. */
  by: string | null
  /** Kept in the history, and told in messages. */
  reason?: string | null
  /** Fill the places in messages beside the reason. */
  params?: Record<string, string>
}

type Row<L extends Lifecycle, Facts> = Facts & { id: string; state: StateOf<L> }

export interface Mover {
  transaction: Database
  /** Tells somebody of what is no move. */
  tell(told: Told): Promise<void>
  /** Says that what is found of a row is another, though it was not moved. */
  changed(movable: Pick<AnyMovable, 'searched'>, id: string): void
  /**
   * Moves a row from the state it was read in. Of two at once, one does.
   *
   * @returns the state it has now
   * @throws Refusal as the table of moves says; `wrongState` with the present one where somebody was first
   */
  move<L extends Lifecycle, Facts>(
    movable: AnyMovable<L, Facts>,
    row: NoInfer<Row<L, Facts>>,
    doing: NoInfer<Doing<L>>,
  ): Promise<StateOf<L>>
  /**
   * Makes a row, in the state that the table of moves says.
   *
   * @param insert puts it there, and says its id
   */
  make<L extends Lifecycle, Facts>(
    movable: AnyMovable<L, Facts>,
    facts: NoInfer<Facts>,
    doing: NoInfer<Doing<L>>,
    insert: (state: StateOf<L>) => Promise<{ id: string }>,
  ): Promise<string>
}

/** What of some actions somebody may do with a row now: from this come the buttons of a screen. */
export function mayDo<L extends Lifecycle, Facts, Action extends ActionOf<L>>(
  movable: AnyMovable<L, Facts>,
  row: NoInfer<Row<L, Facts>>,
  { as, by, among }: { as: ByOf<L>; by: string; among: readonly Action[] },
): Action[] {
  return among.filter((action) => isMove(moveOf(movable, row.state, row, { action, as, by })))
}

function moveOf<L extends Lifecycle, Facts>(
  { lifecycle, conditions }: AnyMovable<L, Facts>,
  from: StateOf<L> | null,
  facts: Facts,
  { action, as, by }: Doing<L>,
): MoveOf<L> | CodeName {
  return findMove(
    lifecycle,
    from,
    { action, by: as },
    (condition) => conditions?.[condition](facts, by) ?? false,
  )
}

/** @throws Refusal */
function judge<L extends Lifecycle, Facts>(
  movable: AnyMovable<L, Facts>,
  from: StateOf<L> | null,
  facts: Facts,
  doing: Doing<L>,
): MoveOf<L> {
  const found = moveOf(movable, from, facts, doing)
  if (!isMove(found)) throw new Refusal(found, { state: from })
  if (found.needsReason && !doing.reason?.trim()) {
    refuseField('reason', 'required')
  }
  return found
}

interface Moving<L extends Lifecycle, From extends StateOf<L> | null = StateOf<L> | null> {
  from: From
  move: MoveOf<L>
  doing: Doing<L>
}

/** A line of the history, from a state or from nothing. */
type Line<From extends string | null> = Required<Moved> & { from: From }

function lineOf<L extends Lifecycle, From extends StateOf<L> | null>(
  { subject }: L,
  subjectId: string,
  { from, move: { action, to }, doing: { by, reason = null } }: Moving<L, From>,
): Line<From> {
  return { subject, subjectId, by, action, from, to, note: reason }
}

/** Moves a row of a table and writes that down, in one statement: no row where it stood in another state. */
function moveIn(table: TableOfStates) {
  return statement((db, { subject, subjectId: id, by, action, from, to, note }: Line<string>) =>
    db
      .with(
        'moved',
        () => sql<{ id: string }>`(
          update ${sql.table(table)} set state = ${to} where id = ${id} and state = ${from} returning id)`,
      )
      .insertInto('history')
      .columns(['subject', 'subject_id', 'by_account', 'action', 'from_state', 'to_state', 'note'])
      .expression((query) =>
        query
          .selectFrom('moved')
          .select([
            sql<string>`${subject}`.as('subject'),
            'moved.id as subject_id',
            sql<string | null>`${by}::uuid`.as('by_account'),
            sql<string>`${action}`.as('action'),
            sql<string>`${from}`.as('from_state'),
            sql<string>`${to}`.as('to_state'),
            sql<string | null>`${note}`.as('note'),
          ]),
      )
      .returning('history.subject_id'),
  )
}

const movesIn = new Map<TableOfStates, ReturnType<typeof moveIn>>()

/** @throws Refusal where the row is gone, or another state's by now */
async function compareAndSet(transaction: Database, table: TableOfStates, line: Line<string>): Promise<void> {
  const move = movesIn.get(table) ?? moveIn(table)
  movesIn.set(table, move)
  const moved = await move(transaction, line)
  if (moved.length > 0) return
  const { rows } = await sql<{ state: string }>`
    select state from ${sql.table(table)} where id = ${line.subjectId}`.execute(transaction)
  throw rows[0] ? new Refusal('wrongState', { state: rows[0].state }) : new Refusal('notFound')
}

/** What of each kind that is searched has changed, by ids. */
type Found = Map<string, Set<string>>

function noteChange(found: Found, kind: string, id: string): void {
  found.set(kind, (found.get(kind) ?? new Set()).add(id))
}

/** Whether what is found is another after a move: it comes, it goes, or it is changed where it stands. */
function changesFound(found: readonly string[], from: string | null, to: string): boolean {
  const [was, is] = [from, to].map((state) => found.some((one) => one === state))
  return was !== is || (is! && from === to)
}

function openMover({ tell }: { tell: Tell }, transaction: Database, found: Found): Mover {
  /** What every move leaves beside its line of history: the messages, and the audit line that no call leaves. */
  async function follow<L extends Lifecycle, Facts>(
    { lifecycle: { subject }, parties, about, searched }: AnyMovable<L, Facts>,
    id: string,
    facts: Facts,
    { from, move, doing }: Moving<L>,
  ): Promise<void> {
    const { as, by, reason = null, params } = doing
    const { action, to, tells = [] } = move
    if (searched && changesFound(searched.found, from, to)) noteChange(found, searched.kind, id)
    for (const { who, event } of tells) {
      const account = parties?.[who](facts, by) ?? null
      if (account === null || !about) continue
      const { params: own, ...place } = about({ ...facts, id }, who)
      const words = { ...own, ...params, ...(reason !== null && { reason }) }
      await tell(transaction, { to: account, ...place, event, params: words })
    }
    if (!unattended.some((one) => one === as)) return
    const event = `${subject}.${action}`
    await writeAudit(transaction, { accountId: null, event, outcome: 'done', target: id, requestId: as })
  }

  return {
    transaction,
    tell: (told) => tell(transaction, told),
    changed: ({ searched }, id) => {
      if (searched) noteChange(found, searched.kind, id)
    },
    async move(movable, row, doing) {
      const { id, state: from } = row
      const move = judge(movable, from, row, doing)
      await compareAndSet(transaction, movable.table, lineOf(movable.lifecycle, id, { from, move, doing }))
      await follow(movable, id, row, { from, move, doing })
      return move.to
    },
    async make(movable, facts, doing, insert) {
      const move = judge(movable, null, facts, doing)
      const { id } = await insert(move.to)
      await writeHistory(transaction, lineOf(movable.lifecycle, id, { from: null, move, doing }))
      await follow(movable, id, facts, { from: null, move, doing })
      return id
    },
  }
}

/** Writes down what changed of what is found; last, as the change log's lock is held until commit. */
async function logFound(transaction: Database, found: Found): Promise<void> {
  const changes = [...found].flatMap(([kind, ids]) => [...ids].map((subject) => ({ kind, subject })))
  if (changes.length > 0) await logHeld(transaction, changes)
}

interface Ground {
  db: Database
  tell: Tell
  outbox: Pick<Outbox, 'wake'>
  follower: ChangeFollower
}

/**
 * The one door by which things with a lifecycle are moved: all of the work in one transaction, and after it what was
 * told is delivered, and what is found is looked at, at once.
 */
export async function moving<T>(
  { db, tell, outbox, follower }: Ground,
  work: (mover: Mover) => Promise<T>,
): Promise<T> {
  const found: Found = new Map()
  const done = await db.transaction().execute(async (transaction) => {
    const result = await work(openMover({ tell }, transaction, found))
    await logFound(transaction, found)
    return result
  })
  if (found.size > 0) follower.wake()
  await outbox.wake()
  return done
}
