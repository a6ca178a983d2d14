import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** The one database behind the portal, embedded or a server. */
export interface Store {
  kind: 'pglite' | 'postgres'
  db: Database
  /** For reads that may lag by a moment: the read replicas in turn, or the database itself. */
  reader(): Database
  /** Where there are replicas: what `reader` answers with from now on knows this number of the change log. */
  readersKnow?(change: number): void
  /** Plain SQL, for the job queue. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[]; rowCount: number }>
  /**
   * Of a server: from now on, a statement without an answer after so long is given up with its connection, and half as
   * long is waited for one.
   */
  limitStatements?(milliseconds: number): void
  /** Of a server's pool: connections that are open and idle, and how many statements wait for one. */
  connections?(): { open: number; idle: number; waiting: number }
  close(): Promise<void>
}
