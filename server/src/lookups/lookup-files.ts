import { claimFile, releaseFile, storedFiles } from '../files/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { filesOfLookup } from './queries.ts'

/** Whose files they are: of the application, or of its result. */
interface Place {
  lookupId: string
  isResult: boolean
}

/**
 * Has the files be those that were given: new ones are claimed, others let go.
 *
 * @throws InputInvalid at a file that is not the giver's, or is used already
 */
export async function setFiles(
  transaction: Database,
  { lookupId, isResult }: Place,
  giver: string,
  files: readonly string[],
): Promise<void> {
  const given = [...new Set(files)]
  const before = await filesOfLookup(transaction, lookupId, isResult)
  await transaction
    .deleteFrom('lookup_file')
    .where('lookup_id', '=', lookupId)
    .where('is_result', '=', isResult)
    .execute()
  for (const file of before.filter((id) => !given.includes(id))) await releaseFile(transaction, file)
  for (const file of given.filter((id) => !before.includes(id))) {
    await claimFile(transaction, giver, file, 'ATTACHMENT', `files.${files.indexOf(file)}`)
  }
  if (given.length === 0) return
  await transaction
    .insertInto('lookup_file')
    .values(
      given.map((file, position) => ({
        lookup_id: lookupId,
        file_id: file,
        is_result: isResult,
        position,
      })),
    )
    .execute()
}

/** Files that somebody of the desk put to results: they stay with the results, which are the applicants'. */
export async function filesOfResults(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('lookup_file')
    .innerJoin(storedFiles(db), 'stored_file.id', 'file_id')
    .select('file_id')
    .where('is_result', '=', true)
    .where('owner_id', '=', accountId)
    .execute()
  return rows.map(({ file_id: file }) => file)
}
