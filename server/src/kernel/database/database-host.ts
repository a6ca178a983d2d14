import pg from 'pg'

/** Milliseconds between two looks at a server, and how long one may take. */
const pause = 250
const patience = 2000

/** What a server of several says of itself. */
export interface HostState {
  /** It follows another, and takes no writes. */
  isReplica: boolean
  /** Rises with each promotion; null of a replica. */
  timeline: string | null
  /** How far its log goes, or has been followed, in bytes. */
  position: number
  /** The last change that can be read from it. */
  change: number
  /** When it was asked, by the clock of this process. */
  at: number
}

/** No table of changes stands there before the first migration. */
const aboutItself = `
  select pg_is_in_recovery() as "isReplica",
    case when pg_is_in_recovery() then null
      else substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline,
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
      else pg_current_wal_lsn() end - '0/0'::pg_lsn)::text as position,
    to_regclass('search_change') is not null as "hasChanges"`
const lastChange = 'select coalesce(max(id), 0)::text as change from search_change'

/** One server among several, looked at a few times a second over a connection of its own. */
export class DatabaseHost {
  /** What it said last; null while it does not answer. */
  state: HostState | null = null
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  /** Looks now. */
  async look(): Promise<void> {
    const at = performance.now()
    try {
      const client = (this.#client ??= await this.#connect())
      const { rows } = await client.query<Record<string, string | boolean | null>>(aboutItself)
      const said = rows[0] ?? {}
      const changes = said['hasChanges'] ? await client.query<{ change: string }>(lastChange) : null
      this.state = {
        isReplica: said['isReplica'] === true,
        timeline: said['timeline'] as string | null,
        position: Number(said['position']),
        change: Number(changes?.rows[0]?.change ?? 0),
        at,
      }
    } catch {
      this.state = null
      await this.#drop()
    }
  }

  /** Goes on looking, and says so each time. */
  watch(onLook: () => void): void {
    const again = async () => {
      await this.look()
      if (this.#isStopped) return
      onLook()
      this.#timer = setTimeout(() => void again(), pause)
      this.#timer.unref()
    }
    void again()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#drop()
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    // Told to whoever asks next.
    client.on('error', () => {})
    await client.connect()
    return client
  }

  async #drop(): Promise<void> {
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => {})
  }
}
