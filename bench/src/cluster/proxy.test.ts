import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { until } from '@portal/server/testing/processes.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startProxy, type Proxy } from './proxy.ts'

/** The project's script that installs Debian's packages has no types. */
const packages = (await import(new URL('../../../scripts/system-package.mjs', import.meta.url).href)) as {
  onPath(program: string): string | null
  installPackages(names: string[]): Promise<string | null>
}

const [haproxy, openssl] = ['haproxy', 'openssl'] as const
/** Why there is no HAProxy; null where there is. */
const missing =
  packages.onPath(haproxy) && packages.onPath(openssl)
    ? null
    : await packages.installPackages([haproxy, openssl])

/** Stands for a portal: says whether it is ready, and notes what else it is asked. */
interface Stand {
  isReady: boolean
  looks: number
  asked: string[]
  server: Server
}

async function openStand(name: string): Promise<Stand> {
  const stand: Stand = { isReady: true, looks: 0, asked: [], server: createServer() }
  stand.server.on('request', ({ url }, response) => {
    if (url === '/api/health/ready') {
      stand.looks += 1
      response.statusCode = stand.isReady ? 200 : 503
    } else if (url !== '/api/health/live') stand.asked.push(url ?? '')
    response.end(name)
  })
  stand.server.listen(0, '127.0.0.1')
  await once(stand.server, 'listening')
  return stand
}

const portOf = ({ server }: Pick<Stand, 'server'>) => (server.address() as AddressInfo).port

describe.skipIf(missing)('HAProxy as it is delivered', () => {
  let portals: Stand[]
  let proxy: Proxy
  beforeEach(async () => {
    portals = [await openStand('one'), await openStand('two')]
    const free = await openStand('')
    const port = portOf(free)
    free.server.close()
    await once(free.server, 'close')
    proxy = await startProxy(port, portals.map(portOf), (configuration) =>
      configuration.replace('timeout http-request 20s', 'timeout http-request 500ms'),
    )
  })
  afterEach(async () => {
    await proxy.stop()
    for (const { server } of portals) {
      server.closeAllConnections()
      server.close()
    }
  })

  /** Has a portal say whether it is ready, and waits until the proxy has seen it. */
  async function say(stand: Stand, isReady: boolean): Promise<void> {
    stand.isReady = isReady
    const { looks } = stand
    await until(() => stand.looks >= looks + 5)
  }

  const asked = async (path: string) => {
    const answer = await fetch(proxy.origin + path)
    return { status: answer.status, said: await answer.text() }
  }

  test('sends nobody to a portal that is not ready, and where none is, to one that lives', async () => {
    await say(portals[0]!, false)
    for (let turn = 0; turn < 4; turn += 1) expect(await asked('/home')).toEqual({ status: 200, said: 'two' })
    await say(portals[1]!, false)
    expect(await asked('/home')).toEqual({ status: 200, said: expect.stringMatching(/^(?:one|two)$/) })
    await say(portals[0]!, true)
    for (let turn = 0; turn < 4; turn += 1) expect(await asked('/home')).toEqual({ status: 200, said: 'one' })
  })

  test.each(['/api/metrics', '/api/%6Detrics', '/api/metrics?x=1'])('keeps %s closed', async (path) => {
    expect(await asked(path)).toMatchObject({ status: 404 })
    expect(portals.flatMap((portal) => portal.asked)).toEqual([])
  })

  test('waits for a form that does not come, and no portal does', async () => {
    const slow = request(`${proxy.origin}/form`, { method: 'POST', headers: { 'content-length': 1000 } })
    slow.write('a')
    const [answer] = (await once(slow, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(408)
    await text(answer)
    slow.destroy()
    expect(portals.flatMap((portal) => portal.asked)).toEqual([])
  })
})

test.skipIf(missing)('the configuration of HAProxy is one that it takes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-proxy-'))
  const at = (name: string) => join(folder, name)
  const made = ['-keyout', at('key.pem'), '-out', at('certificate.pem'), '-subj', '/CN=portal.example']
  execFileSync(openssl, ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made], { stdio: 'ignore' })
  writeFileSync(
    at('portal.pem'),
    ['certificate.pem', 'key.pem'].map((name) => readFileSync(at(name), 'utf8')).join(''),
  )
  const delivered = readFileSync(new URL('../../../deploy/haproxy.cfg', import.meta.url), 'utf8')
  writeFileSync(at('haproxy.cfg'), delivered.replace('/etc/haproxy/certificates', folder))
  expect(() => execFileSync(haproxy, ['-c', '-f', at('haproxy.cfg')], { stdio: 'pipe' })).not.toThrow()
  rmSync(folder, { recursive: true })
})
