import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../kernel/config.ts'
import { readProfile, registerLawyer } from '../profiles/fixtures.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'
import { openPortal, type Portal } from './open-portal.ts'

/** Where several portals stand on one database. */
const serverUrl = process.env.TEST_DATABASE_URL

const [oldKey, newKey] = ['o'.repeat(32), 'n'.repeat(32)]

describe.runIf(serverUrl)('while SECRET_KEY is changed on several portals, one after the other', () => {
  let place: TestPlace
  let folder: string
  const portals: Portal[] = []
  const lawyers: Awaited<ReturnType<typeof registerLawyer>>[] = []

  beforeAll(async () => {
    place = await makeTestPlace(serverUrl)
    folder = await mkdtemp(join(tmpdir(), 'portal-test-'))
    for (const at of [0, 1]) await start(at, { SECRET_KEY: oldKey })
  })
  afterAll(async () => {
    for (const portal of portals) await portal.close()
    await rm(folder, { recursive: true })
    await place.remove()
  })

  /** Starts one of the two anew, with these keys. */
  async function start(at: number, keys: Record<string, string>): Promise<void> {
    await portals[at]?.close()
    const environment = { ...place.environment, ...keys, DATA_DIR: join(folder, String(at)) }
    portals[at] = await openPortal(readConfig(environment), {
      withPages: false,
      withJobs: false,
      withSearch: false,
    })
  }

  /** Each portal stores something that is sealed; then each reads all that was ever stored. */
  async function expectAllRead(): Promise<void> {
    for (const portal of portals) lawyers.push(await registerLawyer(portal))
    for (const portal of portals) {
      for (const lawyer of lawyers) {
        const { identity } = (await readProfile(portal, lawyer, 'lawyer')).data
        expect(identity).toEqual(lawyer.data.identity)
      }
    }
  }

  test.each([
    ['the first of them knows the next key', 0, { SECRET_KEY: oldKey, SECRET_KEY_NEXT: newKey }],
    ['all know it', 1, { SECRET_KEY: oldKey, SECRET_KEY_NEXT: newKey }],
    ['the first has the new key', 0, { SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey }],
    // As one that crashed starts: it takes nothing back.
    ['one that knows it is started anew', 1, { SECRET_KEY: oldKey, SECRET_KEY_NEXT: newKey }],
    ['all have it', 1, { SECRET_KEY: newKey, SECRET_KEY_PREVIOUS: oldKey }],
    ['the old key is taken from the first', 0, { SECRET_KEY: newKey }],
    ['the old key is gone', 1, { SECRET_KEY: newKey }],
  ])('each reads what any has stored, when %s', async (_, at, keys) => {
    await start(at, keys)
    await expectAllRead()
  })
})
