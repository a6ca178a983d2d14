import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Of Debian's package of that name. */
const program = 'haproxy'
const delivered = new URL('../../../deploy/haproxy.cfg', import.meta.url)

/** Replaces lines of the configuration; one that is not there any more would leave something else measured. */
function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`deploy/haproxy.cfg has no line like ${pattern}`)
  return text.replace(pattern, by)
}

/** `deploy/haproxy.cfg` on the loopback, before these portals, without TLS and what leads to it. */
function configuration(port: number, portals: readonly number[]): string {
  let text = readFileSync(delivered, 'utf8')
  text = replaced(text, /^ *bind :80\n/m, `    bind 127.0.0.1:${port}\n`)
  text = replaced(text, /^ *bind :443.*\n/m, '')
  text = replaced(text, /^ *http-request redirect scheme.*\n/m, '')
  text = replaced(text, /^ *log stdout.*\n/m, '')
  // As many as this machine may have open.
  text = replaced(text, /^ *maxconn 20000\n/m, '    maxconn 2000\n')
  const servers = portals.map((at, place) => `    server portal-${place + 1} 127.0.0.1:${at}\n`).join('')
  // Of those that are ready, and of those that live.
  return replaced(text, /(?:^ *server portal-.*\n)+/gm, servers)
}

export interface Proxy {
  origin: string
  stop(): Promise<void>
}

/**
 * Starts HAProxy as it is delivered, before portals on these ports.
 *
 * @param change of its configuration, for what would take too long else
 */
export async function startProxy(
  port: number,
  portals: readonly number[],
  change = (text: string) => text,
): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-proxy-'))
  const file = join(folder, 'haproxy.cfg')
  await writeFile(file, change(configuration(port, portals)))
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`HAProxy is needed (Debian: haproxy): ${(error as Error).message}`)
  })
  const origin = `http://127.0.0.1:${port}`
  const isUp = async () => {
    const answer = await fetch(`${origin}/api/health/live`).catch(() => null)
    return answer?.status === 200
  }
  const ready = (async () => {
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error('HAProxy ended')
      await sleep(50)
    }
  })()
  failed.catch(() => {})
  await Promise.race([ready, failed])
  return {
    origin,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(folder, { recursive: true, force: true })
    },
  }
}
