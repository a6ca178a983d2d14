import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openData } from '@portal/server/commands/open-data.ts'
import { readConfig } from '@portal/server/kernel/config.ts'
import { makeLaws } from '@portal/server/testing/laws.ts'
import {
  startPortalProcess,
  startProcess,
  until,
  type PortalProcess,
} from '@portal/server/testing/processes.ts'
import { makeTestPlace, type TestPlace } from '@portal/server/testing/store.ts'
import { startPostgres } from '../http/postgres.ts'
import { median, timed } from '../measure/quantiles.ts'
import { machine, note, say, table } from '../measure/table.ts'
import { prepare } from './prepare.ts'
import { openWrites, type ReadBack, type Write } from './writes.ts'

/** Of each kind so many write at once. */
const writers = 2
/** Milliseconds of writing before a kill: anywhere between. */
const writing = [100, 1500] as const

/** What became of one kind of writes over all kills. */
interface Tally {
  acknowledged: number
  lost: number
}

async function isReady({ address }: PortalProcess): Promise<boolean> {
  const response = await fetch(`${address}/api/health/ready`).catch(() => null)
  return response?.status === 200
}

/** Reads once more where the portal is too busy to answer; what is not there then is lost. */
async function isThere(readBack: ReadBack, origin: string): Promise<boolean> {
  for (let tries = 0; tries < 3; tries += 1) {
    if (await readBack(origin).catch(() => false)) return true
    await sleep(500)
  }
  return false
}

/** Writes until the portal is gone; answers what was acknowledged. */
async function keepWriting(write: Write, { address, child }: PortalProcess): Promise<ReadBack[]> {
  const promised: ReadBack[] = []
  while (!child.killed) {
    try {
      const readBack = await write(address)
      if (readBack) promised.push(readBack)
      else await sleep(50)
    } catch {
      // The portal is gone.
      break
    }
  }
  return promised
}

/** Laws of these numbers are there as they were stored: to store them again changes nothing. */
async function lawsLost(place: TestPlace, numbers: readonly number[]): Promise<number> {
  const last = numbers.at(-1)
  if (last === undefined) return 0
  const { data, close } = await openData(readConfig(place.environment))
  const laws = makeLaws(last + 1).slice(numbers[0])
  const outcomes = await data.saveLaws(laws)
  await close()
  return outcomes.filter((outcome) => outcome !== 'unchanged').length
}

async function killAgainAndAgain(store: string, serverUrl: string | undefined, kills: number) {
  const place = await makeTestPlace(serverUrl)
  place.environment.TRUST_PROXY = '127.0.0.1'
  note(`${store}: is filled …`)
  const writes = openWrites(await prepare(readConfig(place.environment), kills))
  const kinds = Object.keys(writes) as (keyof typeof writes)[]
  const tallies = new Map<string, Tally>(
    [...kinds, 'import'].map((kind) => [kind, { acknowledged: 0, lost: 0 }]),
  )
  const starts: number[] = []
  let nextLaw = 0
  let portal = await startPortalProcess(place)
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      const { child, ended } = portal
      const importing = startProcess(
        new URL('./import-process.ts', import.meta.url).href,
        [String(nextLaw)],
        place.environment,
      )
      const promised = kinds.map((kind) =>
        Promise.all(Array.from({ length: writers }, () => keepWriting(writes[kind], portal))),
      )
      // The importer has read its sources by then.
      await until(() => importing.output() !== '' || importing.child.exitCode !== null)
      await sleep(randomInt(...writing))
      child.kill('SIGKILL')
      importing.child.kill('SIGKILL')
      await Promise.all([ended, importing.ended])
      const acknowledged = (await Promise.all(promised)).map((ofWriters) => ofWriters.flat())
      const { took, result } = await timed(async () => {
        const next = await startPortalProcess(place)
        await until(() => isReady(next))
        return next
      })
      portal = result
      starts.push(took)
      for (const [at, kind] of kinds.entries()) {
        const tally = tallies.get(kind)!
        for (const readBack of acknowledged[at]!) {
          tally.acknowledged += 1
          if (!(await isThere(readBack, portal.address))) tally.lost += 1
        }
      }
      const numbers = importing
        .output()
        .split('\n')
        .filter((line) => /^\d+$/.test(line))
        .map(Number)
      const laws = tallies.get('import')!
      laws.acknowledged += numbers.length
      laws.lost += await lawsLost(place, numbers)
      nextLaw = (numbers.at(-1) ?? nextLaw - 1) + 1
      const soFar = [...tallies].map(([kind, tally]) => `${kind} ${tally.acknowledged}/${tally.lost}`)
      note(`${store}: kill ${kill}; acknowledged/lost: ${soFar.join(', ')}`)
    }
  } finally {
    portal.child.kill('SIGKILL')
    await portal.ended
    await place.remove()
  }
  const rows = [...tallies].map(([kind, { acknowledged, lost }]) => [
    `${store}: ${kind}`,
    String(acknowledged),
    String(lost),
  ])
  const seconds = (value: number) => `${(value / 1000).toFixed(1)} s`
  const start = `${store}: ${kills} kills; ready again after ${seconds(median(starts))} (median), ${seconds(Math.min(...starts))} (least), ${seconds(Math.max(...starts))} (most).`
  return { rows, start }
}

/**
 * Kills a portal again and again while people register, sign up, order, apply, publish, upload and import, and reads
 * back from the next one whatever was acknowledged.
 */
export async function benchKills(kills: number): Promise<void> {
  const embedded = await killAgainAndAgain('embedded', undefined, kills)
  const postgres = await startPostgres()
  try {
    const onPostgres = await killAgainAndAgain('PostgreSQL', postgres.url, kills)
    say(`${embedded.start}\n${onPostgres.start}\n${machine()}\n`)
    say(table(['written', 'acknowledged', 'lost'], [...embedded.rows, ...onPostgres.rows]))
  } finally {
    await postgres.stop()
  }
}
