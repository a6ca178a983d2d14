import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url))

/** One portal of several, with a data folder of its own. */
export interface PortalNode {
  origin: string
  /** Starts it, and waits until it says that it is ready; milliseconds. */
  start(): Promise<number>
  /** Ends it as an operator does; its exit code. */
  stop(): Promise<number | NodeJS.Signals | null>
  remove(): Promise<void>
}

/** A portal that listens on this port of the loopback whenever it runs. */
export async function makeNode(port: number, environment: Record<string, string>): Promise<PortalNode> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-node-'))
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null

  const stop = async () => {
    const ending = child
    child = null
    if (!ending || ending.exitCode !== null) return ending?.exitCode ?? null
    ending.kill('SIGTERM')
    const [code, signal] = (await once(ending, 'exit')) as [number | null, NodeJS.Signals | null]
    return code ?? signal
  }

  return {
    origin,
    start: async () => {
      const since = performance.now()
      const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', server], {
        env: { ...process.env, ...environment, DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1' },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child = started
      for (;;) {
        const answer = await fetch(`${origin}/api/health/ready`).catch(() => null)
        await answer?.arrayBuffer()
        if (answer?.status === 200) return performance.now() - since
        if (started.exitCode !== null) throw new Error(`the portal on port ${port} did not start`)
        await sleep(50)
      }
    },
    stop,
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
