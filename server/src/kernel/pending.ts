import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import type { Expression } from 'kysely'
import type { Database } from './database/store.ts'

/** Something that goes on only when somebody does something. */
export interface Pending {
  /** By which its words are found. */
  kind: string
  /** Of the thing that it is about. */
  title: string
  /** How many of the kind wait in that thing. */
  count: number
  /** Path of the screen on which it is done. */
  link: string
  since: Date
}

/** What one thing that waits is read as. */
export interface PendingRow {
  id: string
  /** The thing that it is a part of; its own id where it is none. */
  thing_id: string
  title: string
  count: number
  since: Date
}

/** Things of one kind that wait for somebody. */
export interface PendingKind {
  kind: string
  /** Whom any may wait for: of others it is not asked. */
  types: readonly UserType[]
  /**
   * Those that wait for an account: a part of the one statement that asks for all kinds.
   *
   * @param accountId is read by the statement itself
   */
  rows(db: Database, accountId: Expression<string>): Expression<PendingRow>
  link(row: Pick<PendingRow, 'id' | 'thing_id'>): string
  /** What it is called, where its title is made of the text that was read. */
  called?(text: string): string
}
