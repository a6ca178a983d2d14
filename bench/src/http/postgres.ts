/** A PostgreSQL server of the bench's own, from the machine's programs. */
export interface Postgres {
  /** Its user may create databases. */
  url: string
  stop(): Promise<void>
}

/** The project's script that starts one has no types. */
export async function startPostgres(): Promise<Postgres> {
  const script = new URL('../../../scripts/postgres.mjs', import.meta.url)
  const { startPostgres: start } = (await import(script.href)) as { startPostgres: () => Promise<Postgres> }
  return start()
}
