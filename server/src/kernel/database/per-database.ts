import type { Database } from './store.ts'

/** Something that is opened once for each database, when it is first asked for. */
export function perDatabase<Opened>(open: (db: Database) => Opened): (db: Database) => Opened {
  const opened = new WeakMap<Database, Opened>()
  return (db) => {
    const known = opened.get(db) ?? open(db)
    opened.set(db, known)
    return known
  }
}
