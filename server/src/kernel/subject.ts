import type { Database } from './database/store.ts'

/** A thing that two people write to each other about, as one of them is told of it. */
export interface SubjectTold {
  /** As its owner wrote it. */
  title: string
  /** Path of the screen that shows it to this reader. */
  link: string
  /** The other side's name and picture are not for this reader yet. */
  hidesPartner: boolean
  /** The other side is the desk, not who works there: what is written waits for whoever of it does next. */
  facesDesk?: boolean
  /** Something more may be written about it. */
  isOpen: boolean
}

/** Things of one kind. */
export interface Subject {
  /** Holds one until the transaction ends, so that nothing closes it meanwhile; others may hold it so too. */
  hold(transaction: Database, id: string): Promise<void>
  /** Each as the reader, one of its two sides, is told of it; those that are not for the reader are left out. */
  describe(db: Database, ids: readonly string[], readerId: string): Promise<Map<string, SubjectTold>>
}
