import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../kernel/config.ts'
import { writeCases } from '../testing/cases.ts'
import { makeLaws, writeLaws } from '../testing/laws.ts'
import { startCommand, startPortalProcess, until, type PortalProcess } from '../testing/processes.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'
import { openData } from './open-data.ts'

const prefix = '/api/frLegalPlatform/web'
const password = 'Secret_2026'
let place: TestPlace
let portal: PortalProcess

beforeEach(async () => {
  place = await makeTestPlace()
  // Each sign-in comes from an address of its own.
  place.environment.TRUST_PROXY = '127.0.0.1'
})
afterEach(async () => {
  portal.child.kill('SIGTERM')
  await portal.ended
  await place.remove()
})

async function kill(): Promise<void> {
  portal.child.kill('SIGKILL')
  expect(await portal.ended).toBe('SIGKILL')
}

/** The data of an answer. A portal that is busy importing may refuse a question; while it runs it is asked again. */
async function ask<Data>(path: string, options: RequestInit = {}): Promise<Data> {
  for (;;) {
    try {
      const answer = await fetch(`${portal.address}${prefix}${path}`, options)
      const { data } = (await answer.json()) as { data: Data | null }
      if (data !== null) return data
    } catch (error) {
      if (portal.child.exitCode !== null || portal.child.signalCode !== null) throw error
    }
  }
}

async function held(what: 'laws' | 'cases'): Promise<number> {
  return (await ask<Record<typeof what, number>>('/home/statistics'))[what]
}

async function found(collection = 'lawRegulations'): Promise<number> {
  const { page } = await ask<{ page: { totalElements: number } }>(`/${collection}/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keyword: '样例' }),
  })
  return page.totalElements
}

test('an import that is killed with the portal goes on where it was', async () => {
  const path = await writeLaws(place, 200)
  portal = await startPortalProcess(place)
  const command = startCommand(place, 'import', ['laws', path])
  await until(async () => (await held('laws')) >= 20)
  command.child.kill('SIGKILL')
  await kill()
  expect(await command.ended).toBe('SIGKILL')

  portal = await startPortalProcess(place)
  const kept = await held('laws')
  expect(kept).toBeGreaterThanOrEqual(20)
  expect(kept).toBeLessThan(200)
  const again = startCommand(place, 'import', ['laws', path])
  expect(await again.ended).toBe(0)
  expect(again.output()).toContain(
    `${200 - kept} added, 0 new versions, 0 updated, ${kept} unchanged, 0 skipped`,
  )
  await until(async () => (await found()) === 200)
})

test('an import of cases that is killed with the portal goes on where it was', async () => {
  const path = await writeCases(place, 800)
  portal = await startPortalProcess(place)
  const command = startCommand(place, 'import', ['cases', path])
  await until(async () => (await held('cases')) >= 50)
  command.child.kill('SIGKILL')
  await kill()
  await command.ended

  portal = await startPortalProcess(place)
  const kept = await held('cases')
  // A batch is there whole or not at all.
  expect(kept).toBeGreaterThanOrEqual(50)
  expect(kept % 50).toBe(0)
  expect(kept).toBeLessThan(800)
  const again = startCommand(place, 'import', ['cases', path])
  expect(await again.ended).toBe(0)
  expect(again.output()).toContain(`${800 - kept} added, 0 updated, ${kept} unchanged, 0 skipped`)
  await until(async () => (await found('judicialCase')) === 800)
})

test('an import through a portal that is killed says so, and loses nothing it was told is stored', async () => {
  portal = await startPortalProcess(place)
  const laws = makeLaws(300)
  const { data, close } = await openData(readConfig(place.environment))
  const stored: typeof laws = []
  const importing = (async () => {
    for (const law of laws) {
      await data.saveLaws([law])
      stored.push(law)
    }
  })()
  importing.catch(() => {})
  await until(() => stored.length >= 25)
  await kill()
  // On PostgreSQL the command needs no portal.
  if (!process.env.TEST_DATABASE_URL) await expect(importing).rejects.toThrow()
  else await importing
  await close()

  portal = await startPortalProcess(place)
  const reopened = await openData(readConfig(place.environment))
  expect(new Set(await reopened.data.saveLaws(stored))).toEqual(new Set(['unchanged']))
  await reopened.close()
  await until(async () => (await found()) >= stored.length)
})

test('no sign-in that was answered is lost', async () => {
  const administrators = await openData(readConfig(place.environment))
  await administrators.data.addAdministrator({ username: 'admin_1', password, roles: ['SUPER'] })
  await administrators.close()
  portal = await startPortalProcess(place)

  const tokens: string[] = []
  let address = 0
  const signIn = async () => {
    for (;;) {
      address += 1
      const answer = await fetch(`${portal.address}${prefix}/user/account/login`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.${address >> 8}.${address & 255}`,
        },
        body: JSON.stringify({ account: 'admin_1', password }),
      })
      const { data } = (await answer.json()) as { data: { accessToken: string } }
      tokens.push(data.accessToken)
    }
  }
  const people = Array.from({ length: 4 }, () => signIn().catch(() => {}))
  await until(() => tokens.length >= 40)
  await kill()
  await Promise.all(people)

  portal = await startPortalProcess(place)
  for (const token of tokens) {
    const answer = await fetch(`${portal.address}${prefix}/user/current`, { headers: { accessToken: token } })
    expect(await answer.json()).toMatchObject({ data: { username: 'admin_1' } })
  }
})
