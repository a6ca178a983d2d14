import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { startPortalProcess, until, type PortalProcess } from '../testing/processes.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'

let place: TestPlace
afterEach(() => place.remove())

/** A portal to which at SIGUSR2 something happens (`testing/faults.ts`). */
async function openFaulty(fault: string, settings: Record<string, string>): Promise<PortalProcess> {
  place = await makeTestPlace()
  const options = `--import=${new URL('../testing/faults.ts', import.meta.url).href}`
  return startPortalProcess({
    ...place,
    environment: { ...place.environment, ...settings, NODE_OPTIONS: options, FAULT: fault },
  })
}

/** The lines of the log. */
function logged(portal: PortalProcess): unknown[] {
  const lines = portal.output().split('\n')
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as unknown)
}

test.each(['throw', 'reject'])(
  'after what nothing caught (%s) a portal serves whoever is there, and ends with 1',
  async (fault) => {
    const portal = await openFaulty(fault, { LOG_LEVEL: 'fatal', DRAIN_SECONDS: '1' })
    const status = async (path: string) => (await fetch(portal.address + path)).status
    await until(async () => (await status('/api/health/ready')) === 200)
    portal.child.kill('SIGUSR2')
    await until(async () => (await status('/api/health/ready')) === 503)
    expect(await status('/api/health/live')).toBe(200)
    expect(await portal.ended).toBe(1)
    const stack = expect.arrayContaining([expect.stringContaining('faults.ts')]) as unknown
    expect(logged(portal)).toMatchObject([
      { level: 60, err: { message: 'a sample of … that nothing catches', stack } },
    ])
  },
)

test('a portal that hangs is ended, and says so', async () => {
  const portal = await openFaulty('hang', { WATCHDOG_SECONDS: '2' })
  portal.child.kill('SIGUSR2')
  expect(await portal.ended).toBe('SIGKILL')
  expect(logged(portal)).toMatchObject([{ level: 60, msg: expect.stringContaining('2 seconds') }])
})

test('one that hangs on a log that nobody reads is ended too', async () => {
  const { child, ended } = await openFaulty('fill', { WATCHDOG_SECONDS: '2' })
  child.stdout!.pause()
  child.kill('SIGUSR2')
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  child.stdout!.resume()
  await ended
})
