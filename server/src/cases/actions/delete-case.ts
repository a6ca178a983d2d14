import { forgetWork } from '../../citations/door.ts'
import { holdChangeLog, logChanges } from '../../kernel/change-log.ts'
import type { Database } from '../../kernel/database/store.ts'

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
