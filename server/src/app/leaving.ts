import { sql } from 'kysely'
import type { AccountColumn, Leaver, Owner } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { features } from './features.ts'

/**
 * Removes what tells who somebody was: first what each feature changes, then the rows that go, those of the features
 * that rest on others before those of the others.
 */
export async function eraseLeaver(mover: Mover, services: Services, leaver: Leaver): Promise<void> {
  const last = features.toReversed()
  for (const { leaving } of last) await leaving?.erase?.(mover, services, leaver)
  for (const { accounts } of last) {
    for (const [name, rule] of Object.entries<AccountColumn>(accounts ?? {})) {
      if (rule.leaving !== 'row goes') continue
      const [table, column] = name.split('.') as [string, string]
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${leaver.id}`.execute(
        mover.transaction,
      )
    }
  }
}

/** What all features hold of somebody; lists of one name are joined. */
export async function exportedOf(services: Services, owner: Owner): Promise<Record<string, unknown>> {
  const document: Record<string, unknown> = {}
  for (const { exported } of features) {
    for (const [name, value] of Object.entries((await exported?.(services, owner)) ?? {})) {
      const held = document[name]
      document[name] = Array.isArray(held) && Array.isArray(value) ? [...held, ...value] : value
    }
  }
  return document
}
