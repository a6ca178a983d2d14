import type { Database } from '../kernel/database/store.ts'

/** Leaves a file, which no row names any more, to the next purge. */
export async function releaseFile(transaction: Database, fileId: string | null): Promise<void> {
  if (fileId === null) return
  await transaction.updateTable('stored_file').set({ is_used: false }).where('id', '=', fileId).execute()
}
