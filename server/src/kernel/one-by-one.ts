import type { FastifyBaseLogger } from 'fastify'

/** Works on rows one by one, each in a transaction of its own; one that fails is logged, and waits for the next run. */
export async function oneByOne<Row extends { id: string }>(
  { log }: { log: FastifyBaseLogger },
  rows: readonly Row[],
  { work, failed }: { work: (row: Row) => Promise<unknown>; failed: string },
): Promise<void> {
  for (const row of rows) {
    await work(row).catch((error: unknown) => log.error({ err: error, id: row.id }, failed))
  }
}
