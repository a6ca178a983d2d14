interface Programs {
  /** The folder of PostgreSQL's server programs. */
  findPrograms(): Promise<string>
  /** Who they run as, where this process may not run them itself. */
  account(): { uid?: number; gid?: number }
  freePort(): Promise<number>
}

/** The project's script that starts a PostgreSQL has no types. */
const { findPrograms, account, freePort } = (await import(
  new URL('../../../scripts/postgres.mjs', import.meta.url).href
)) as Programs

export { findPrograms, account, freePort }
