import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { capture, start } from './run.mjs'
import { installPackages, onPath } from './system-package.mjs'

const debian = '/usr/lib/postgresql'
const oldest = 15

/** The folder of PostgreSQL's server programs: Debian's newest, or what stands on the PATH. */
function presentPrograms() {
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : []
  for (const version of versions.filter((number) => number >= oldest).sort((one, other) => other - one)) {
    const folder = join(debian, String(version), 'bin')
    if (existsSync(join(folder, 'initdb'))) return folder
  }
  const initdb = onPath('initdb')
  return initdb && dirname(initdb)
}

export async function findPrograms() {
  const found = presentPrograms()
  if (found) return found
  const problem = await installPackages(['postgresql'])
  const installed = presentPrograms()
  if (installed) return installed
  throw new Error(`PostgreSQL ${oldest} or later is needed to test on it, and ${problem}.`)
}

/** PostgreSQL refuses to run as root; then it runs as Debian's account for it, or as nobody. */
export function account() {
  if (process.getuid?.() !== 0) return {}
  const id = (flag, name) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', name), gid: id('-g', name) }
    } catch {
      // The next one.
    }
  }
  throw new Error('PostgreSQL may not run as root, and there is no account postgres or nobody.')
}

export async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, for tests: it forgets everything when it stops.
 *
 * @returns its address, what pauses or (on Linux) freezes it, and what ends it
 * @throws with a line for people when it cannot be started
 */
export async function startPostgres() {
  const programs = await findPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    return await startIn(folder, programs, remove)
  } catch (error) {
    remove()
    throw error
  }
}

async function startIn(folder, programs, remove) {
  const owner = account()
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const password = randomBytes(16).toString('hex')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid)

  const made = await capture(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'portal',
      '-E',
      'UTF8',
      '--locale=C',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-N',
    ],
    options,
  )
  if (made.code !== 0) throw new Error(`PostgreSQL could not be set up: ${made.output}`)

  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // Nothing here needs to outlive a power cut.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const run = async () => {
    const server = start(join(programs, 'postgres'), ['-D', data, ...args], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await readiness(server.child)
    return server
  }
  let server = await run()
  /** Its process and those that it has made for its connections. */
  const processes = () => {
    const { pid } = server.child
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return [pid, ...children.filter(Boolean).map(Number)]
  }
  let isFrozen = false
  const freeze = () => {
    isFrozen = true
    for (const pid of processes()) process.kill(pid, 'SIGSTOP')
  }
  const thaw = () => {
    isFrozen = false
    for (const pid of processes()) process.kill(pid, 'SIGCONT')
  }
  /** Ends it at once, with every connection. */
  const pause = async () => {
    // One that is frozen would not hear of it.
    if (isFrozen) thaw()
    server.child.kill('SIGINT')
    await server.ended
  }
  return {
    url: `postgres://portal:${password}@127.0.0.1:${port}/postgres`,
    pause,
    goOn: async () => {
      server = await run()
    },
    freeze,
    thaw,
    stop: async () => {
      await pause()
      remove()
    },
  }
}

/** Resolves when the server takes connections. */
function readiness(child) {
  const said = []
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: child.stderr })
    lines.on('line', (line) => {
      if (said.length < 20) said.push(line)
      if (line.includes('ready to accept connections')) resolve()
    })
    child.on('close', () => reject(new Error(`PostgreSQL did not start: ${said.join('\n')}`)))
  })
}
