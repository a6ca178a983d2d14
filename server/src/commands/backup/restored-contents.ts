import type { Database } from '../../kernel/database/store.ts'
import type { FileStore } from '../../kernel/file-store.ts'

/**
 * Contents of files that a restore writes beside the rows of a transaction. A content never changes under its id, so
 * that one which is there already is only written again.
 */
export interface RestoredContents {
  write(id: string, mediaType: string, content: Buffer): Promise<void>
  /** After the commit: removes what no row is of any more. */
  finish(db: Database): Promise<void>
  /** After a rollback: removes what was not there before. */
  undo(): Promise<void>
}

async function storedIds(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('stored_file').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** To be called before the first row goes. */
export async function restoreContents(db: Database, files: FileStore): Promise<RestoredContents> {
  const before = await storedIds(db)
  const written = new Set<string>()
  const removeAll = async (ids: Set<string>, but: Set<string>) => {
    for (const id of ids) if (!but.has(id)) await files.remove(id)
  }
  return {
    async write(id, mediaType, content) {
      written.add(id)
      await files.write(id, content, mediaType)
    },
    finish: async (after) => removeAll(before, await storedIds(after)),
    undo: () => removeAll(written, before),
  }
}
