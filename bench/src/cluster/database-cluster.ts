import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { account, findPrograms, freePort } from './programs.ts'

const run = promisify(execFile)
const password = 'only for this measurement'

/** A PostgreSQL of several that replicate, each commit to one of the others at least before it is acknowledged. */
export interface DatabaseServer {
  url: string
  /** Ends it and all that it has begun, at once. */
  kill(): Promise<void>
  /** Starts it again on what it holds. */
  start(): Promise<void>
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>
}

export interface DatabaseCluster {
  /** The primary first, then its replicas; the order does not change when one is promoted. */
  servers: DatabaseServer[]
  /** Makes this one the primary, which the others follow. */
  promote(server: DatabaseServer): Promise<void>
  /** Makes a replica of what was killed, anew. */
  rejoin(server: DatabaseServer, primary: DatabaseServer): Promise<void>
  stop(): Promise<void>
}

class Server implements DatabaseServer {
  readonly url: string
  readonly data: string
  readonly #programs: string
  readonly #port: number
  #child: ChildProcess | null = null

  constructor(programs: string, folder: string, port: number) {
    this.#programs = programs
    this.#port = port
    this.data = join(folder, `data-${port}`)
    this.url = `postgres://portal:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
  }

  async start(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.#port,
      unix_socket_directories: '',
      max_connections: 100,
      wal_keep_size: '512MB',
      synchronous_standby_names: 'ANY 1 (*)',
      wal_retrieve_retry_interval: '200ms',
      // What is killed here are processes, not machines.
      fsync: 'off',
    }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const program = join(this.#programs, 'postgres')
    this.#child = spawn(program, ['-D', this.data, ...args], { ...account(), stdio: 'ignore' })
    for (;;) {
      try {
        await this.query('select 1')
        return
      } catch (error) {
        if (this.#child.exitCode !== null) throw error
        await sleep(50)
      }
    }
  }

  async kill(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child?.pid || child.exitCode !== null) return
    const begun = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    const ended = once(child, 'exit')
    for (const pid of [child.pid, ...begun.trim().split(' ').filter(Boolean).map(Number)]) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    await ended
  }

  async query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<Row>(text)
      return rows
    } finally {
      await client.end().catch(() => {})
    }
  }

  /** As libpq names it, within a string of SQL. */
  get conninfo(): string {
    return `host=127.0.0.1 port=${this.#port} user=portal password=''${password}''`
  }
}

/** Starts a primary and its replicas in a temporary folder. */
export async function startDatabases(count: number): Promise<DatabaseCluster> {
  const programs = await findPrograms()
  const owner = account()
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-databases-'))
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid)
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C', PGPASSWORD: password } }
  const program = (name: string, args: string[]) => run(join(programs, name), args, options)
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const servers = ports.map((port) => new Server(programs, folder, port))
  const [first, ...others] = servers
  if (!first) throw new Error('there is no server')

  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(passwordFile, owner.uid, owner.gid)
  const encoding = ['-E', 'UTF8', '--locale=C', '-N']
  await program('initdb', [
    '-D',
    first.data,
    '-U',
    'portal',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    ...encoding,
  ])
  await first.start()

  const copy = async (server: Server, of: Server) => {
    await rm(server.data, { recursive: true, force: true })
    await program('pg_basebackup', ['-D', server.data, '-R', '-X', 'stream', '-c', 'fast', '-d', of.url])
    await server.start()
  }
  for (const other of others) await copy(other, first)

  const ours = (server: DatabaseServer) => {
    const found = servers.find((one) => one === server)
    if (!found) throw new Error('it is none of these servers')
    return found
  }
  return {
    servers,
    promote: async (server) => {
      const primary = ours(server)
      await primary.query('select pg_promote()')
      for (const other of servers.filter((one) => one !== primary)) {
        await other
          .query(`alter system set primary_conninfo = '${primary.conninfo.replaceAll("\\'", "''")}'`)
          .then(() => other.query('select pg_reload_conf()'))
          .catch(() => {
            // The one that was killed.
          })
      }
    },
    rejoin: (server, primary) => copy(ours(server), ours(primary)),
    stop: async () => {
      await Promise.all(servers.map((server) => server.kill()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
