import type { AnyMovable } from '../kernel/mover.ts'
import type { Database } from '../kernel/database/store.ts'

/** A row to be moved, with facts as the mover is handed them. */
export interface SampleRow {
  /** Null before it is made. */
  id: string | null
  /** Facts of which the conditions hold that are named, and no others where that can be, for the account that moves. */
  facts: (holding: ReadonlySet<string>, mover: string) => unknown
  /** Puts a row there in a state, as the mover has it made. */
  insert: (transaction: Database, state: string) => Promise<{ id: string }>
}

/** What the walk through a lifecycle's cells needs of its feature. */
export interface MoveSample {
  movable: AnyMovable
  /** A row that nobody has moved, in a state or yet to be made; its owner is somebody who can be told. */
  add(db: Database, state: string | null): Promise<SampleRow>
}
