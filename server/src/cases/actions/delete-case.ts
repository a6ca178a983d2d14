import { sql } from 'kysely'
import { forgetWork } from '../../citations/door.ts'
import { holdChangeLog, logChanges } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/store.ts'
import { caseNumberKey } from '../../text/case-number.ts'

/** The cases with this number, or this id: a number is that of all instances of a Russian case, and of a Chinese court's orders. */
export async function casesCalled(db: Database, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('judicial_case')
    .select('id')
    .where((eb) => eb.or([eb('case_number_key', '=', caseNumberKey(name)), eb(sql`id::text`, '=', name)]))
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes a case with all its texts. */
export async function deleteCase(db: Database, caseId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await holdChangeLog(trx)
    const held = await trx
      .selectFrom('judicial_case')
      .select('id')
      .where('id', '=', caseId)
      .executeTakeFirst()
    if (!held) return false
    await forgetWork(trx, 'case', caseId)
    await trx.deleteFrom('judicial_case').where('id', '=', caseId).execute()
    await logChanges(trx, 'case', [caseId])
    return true
  })
}
