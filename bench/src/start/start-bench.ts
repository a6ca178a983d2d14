import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { timed } from '../measure/quantiles.ts'
import { machine, note, say, table } from '../measure/table.ts'
import { startPostgres } from '../http/postgres.ts'

const server = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url))
const port = '39471'
/** Seconds after which a portal that nobody asks anything has settled. */
const settled = 20

async function isReady(): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null)
  return response?.status === 200
}

async function startServer(
  environment: Record<string, string>,
): Promise<{ took: number; process: ChildProcess }> {
  const { took, result } = await timed(async () => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', server], {
      env: {
        ...process.env,
        ...environment,
        PORT: port,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        DEMO: 'true',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error('the portal did not start')
      await sleep(20)
    }
    return child
  })
  return { took, process: result }
}

async function stopServer(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** Megabytes of memory that a process holds. */
function memoryOf({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/** Seconds that all threads of a process have been on a processor (Linux: proc(5), `stat`, in hundredths). */
function processorOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Starts again, asked nothing: what the machine's other work disturbed least counts. */
const againTimes = 3

async function measure(store: string, environment: Record<string, string>): Promise<string[]> {
  note(`${store} …`)
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-start-'))
  try {
    const first = await startServer({ ...environment, DATA_DIR: dataDir })
    await stopServer(first.process)
    const took: number[] = []
    const processor: number[] = []
    let memory = 0
    for (let time = 1; time <= againTimes; time += 1) {
      const again = await startServer({ ...environment, DATA_DIR: dataDir })
      took.push(again.took / 1000)
      processor.push(processorOf(again.process))
      if (time === againTimes) {
        await sleep(settled * 1000)
        memory = memoryOf(again.process)
      }
      await stopServer(again.process)
    }
    const seconds = (value: number) => `${value.toFixed(1)} s`
    return [
      store,
      seconds(first.took / 1000),
      seconds(Math.min(...took)),
      seconds(Math.min(...processor)),
      `${memory.toFixed(0)} MB`,
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** How long a portal with the demo data takes to be ready, the first time and again, and what it holds at rest. */
export async function benchStart(): Promise<void> {
  const embedded = await measure('embedded', {})
  const postgres = await startPostgres()
  try {
    const onPostgres = await measure('PostgreSQL', {
      DATABASE_URL: postgres.url,
      SECRET_KEY: 'only for this measurement, and long enough',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    })
    say(`${machine()}\n`)
    const head = ['store', 'first start', 'second start', 'its processor time', 'memory at rest']
    say(table(head, [embedded, onPostgres]))
  } finally {
    await postgres.stop()
  }
}
