/** A PostgreSQL server of a test's own, whose user may create databases. */
export interface TestPostgres {
  url: string
  /** Ends it at once, with every connection; its data stay. */
  pause(): Promise<void>
  goOn(): Promise<void>
  /** It takes connections and says nothing, as on a machine that stands still; on Linux alone. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

/** The project's script that starts one has no types. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const script = new URL('../../../scripts/postgres.mjs', import.meta.url)
  const { startPostgres } = (await import(script.href)) as { startPostgres: () => Promise<TestPostgres> }
  return startPostgres()
}
