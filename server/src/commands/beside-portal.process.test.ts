import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiPrefix } from '@portal/protocol/kernel/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lawAddress } from '../laws/address.ts'
import { makeCases, writeCases } from '../testing/cases.ts'
import { makeLaws, writeLaws } from '../testing/laws.ts'
import { startCommand, startPortalProcess, until, type PortalProcess } from '../testing/processes.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'
import type { Control } from './control-file.ts'

const isEmbedded = !process.env.TEST_DATABASE_URL
let place: TestPlace
let portal: PortalProcess

beforeAll(async () => {
  place = await makeTestPlace()
  portal = await startPortalProcess(place)
})
afterAll(async () => {
  portal.child.kill('SIGTERM')
  await portal.ended
  await place.remove()
})

async function found(keyword: string, collection = 'lawRegulations'): Promise<number> {
  const answer = await fetch(`${portal.address}${apiPrefix}/web/${collection}/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keyword }),
  })
  const { data } = (await answer.json()) as { data: { page: { totalElements: number } } }
  return data.page.totalElements
}

/** Signs an administrator in and answers the session's token. */
async function signIn(account: string): Promise<string> {
  const answer = await fetch(`${portal.address}${apiPrefix}/web/user/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: 'Secret_2026' }),
  })
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken
}

async function asked<Data>(token: string, path: string): Promise<Data> {
  const answer = await fetch(`${portal.address}${apiPrefix}${path}`, { headers: { accessToken: token } })
  return ((await answer.json()) as { data: Data }).data
}

async function outcome(name: string, args: string[], input?: string) {
  const command = startCommand(place, name, args, input)
  return { code: await command.ended, output: command.output() }
}

test('laws are imported beside the portal, which finds them', async () => {
  const path = await writeLaws(place, 60)
  const first = await outcome('import', ['laws', path])
  expect(first).toMatchObject({ code: 0 })
  expect(first.output).toContain('60 added, 0 new versions, 0 updated, 0 unchanged, 0 skipped')
  await until(async () => (await found('样例')) === 60)
  expect((await outcome('import', ['laws', path])).output).toContain(
    '0 added, 0 new versions, 0 updated, 60 unchanged',
  )
})

test('laws of a country that there is not are named in plain words, and the rest is stored', async () => {
  const [good, ...bad] = makeLaws(63).slice(60)
  const path = join(place.environment.DATA_DIR!, 'countries.jsonl')
  const lines = [good, ...bad.map((law) => ({ ...law, country: 'QQ' }))]
  writeFileSync(path, lines.map((law) => JSON.stringify(law)).join('\n'))
  const { code, output } = await outcome('import', ['laws', path])
  expect(code).toBe(1)
  expect(output).toContain('country: QQ is not the code of a country')
  // It was stored with the batch, before the others had it tried again one by one.
  expect(output).toContain('0 added, 0 new versions, 0 updated, 1 unchanged, 2 skipped')
  expect(output).not.toMatch(/constraint|\n\s+at /)
})

test('cases are imported beside the portal, which finds them', async () => {
  const path = await writeCases(place, 60)
  const first = await outcome('import', ['cases', path])
  expect(first).toMatchObject({ code: 0 })
  expect(first.output).toContain('60 added, 0 updated, 0 unchanged, 0 skipped')
  await until(async () => (await found('样例', 'judicialCase')) === 60)
  expect((await outcome('import', ['cases', path])).output).toContain('0 added, 0 updated, 60 unchanged')
  const other = await outcome('import', ['people', path])
  expect(other).toEqual({ code: 1, output: expect.stringContaining('import -- laws|cases|questions PATH') })
})

test('what was imported by mistake is taken back beside the portal, which finds it no more', async () => {
  const [law] = makeLaws(64).slice(63)
  const file = join(place.environment.DATA_DIR!, 'mistake.jsonl')
  writeFileSync(file, JSON.stringify(law))
  await outcome('import', ['laws', file])
  await until(async () => (await found('样例')) === 62)
  const address = lawAddress(law!)
  const removed = await outcome('remove', ['law', `https://portal.example/eli/${address}`])
  expect(removed).toEqual({ code: 0, output: `the law ${address} is removed\n` })
  await until(async () => (await found('样例')) === 61)
  const again = await outcome('remove', ['law', address])
  expect(again).toEqual({ code: 1, output: `There is no law ${address}.\n` })
  const [one, other] = makeCases(2)
  expect(await outcome('remove', ['case', one!.caseNumber!])).toMatchObject({ code: 0 })
  await until(async () => (await found('样例', 'judicialCase')) === 59)
  writeFileSync(file, JSON.stringify({ ...other, court: { zh: '样例市高级人民法院' } }))
  expect(await outcome('import', ['cases', file])).toMatchObject({ code: 0 })
  const several = await outcome('remove', ['case', other!.caseNumber!])
  expect(several).toMatchObject({ code: 1, output: expect.stringContaining('Several cases have the number') })
  const unknown = await outcome('remove', ['case', 'nothing'])
  expect(unknown).toEqual({ code: 1, output: 'There is no case nothing.\n' })
  expect(await outcome('remove', ['law'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('Usage'),
  })
})

test('an import that skipped something says what, and ends with 1', async () => {
  const { code, output } = await outcome('import', [
    'laws',
    join(place.environment.DATA_DIR!, 'nothing-here'),
  ])
  expect(code).toBe(1)
  expect(output).toContain('nothing-here')
})

test('an administrator is made, once, by the rules', async () => {
  const made = await outcome('user', ['add-admin', 'desk_1', '--roles', 'DESK,EDITOR'], 'Secret_2026\n')
  expect(made).toEqual({ code: 0, output: 'desk_1 is an administrator: DESK, EDITOR\n' })
  const again = await outcome('user', ['add-admin', 'Desk_1', '--roles', 'DESK'], 'Secret_2026\n')
  expect(again).toEqual({ code: 1, output: 'Username already exists, please reset\n' })
  const wrong = await outcome('user', ['add-admin', 'desk', '--roles', 'KING'], 'short\n')
  expect(wrong.code).toBe(1)
  expect(wrong.output).toMatch(/username[\s\S]*password[\s\S]*roles are/)
  const list = await outcome('user', ['list-admins'])
  expect(list.output).toMatch(/^desk_1 +ACTIVE +DESK, EDITOR\n$/)
  expect(await signIn('desk_1')).toEqual(expect.any(String))
})

test('the first administrator has SUPER unless told, and can lose a second factor', async () => {
  const made = await outcome('user', ['add-admin', 'boss_1'], 'Secret_2026\n')
  expect(made).toEqual({ code: 0, output: 'boss_1 is an administrator: SUPER\n' })
  const reset = await outcome('user', ['reset-second-factor', 'Boss_1'])
  expect(reset).toEqual({ code: 0, output: 'Boss_1 sets up a second factor at the next sign-in\n' })
  const unknown = await outcome('user', ['reset-second-factor', 'nobody_1'])
  expect(unknown).toEqual({ code: 1, output: 'No administrator is called nobody_1.\n' })
})

test('a backup is made and restored beside the portal, which finds what it holds', async () => {
  const file = join(place.environment.DATA_DIR!, 'portal.backup')
  expect(await outcome('backup', [file])).toMatchObject({ code: 0 })
  expect(statSync(file).mode & 0o077).toBe(0)
  expect((await outcome('backup', [file])).output).toContain('is there already')
  const more = await writeLaws(place, 70)
  await outcome('import', ['laws', more])
  await until(async () => (await found('样例')) === 70)
  expect((await outcome('restore', [file])).output).toContain('--replace')
  expect(await outcome('restore', [file, '--replace'])).toMatchObject({ code: 0 })
  await until(async () => (await found('样例')) === 61)
})

test('a restore ends the sessions of its backup, and whoever reads the audit log finds the commands', async () => {
  const token = await signIn('boss_1')
  const file = join(place.environment.DATA_DIR!, 'signed-in.backup')
  expect(await outcome('backup', [file])).toMatchObject({ code: 0 })
  expect(await asked(token, '/web/user/current')).toMatchObject({ username: 'boss_1' })
  const restored = await outcome('restore', [file, '--replace'])
  expect(restored.output).toContain('no session, code or link of the backup works')
  expect(await asked(token, '/web/user/current')).toBeNull()
  type Lines = { content: { event: string; requestId: string }[] }
  const { content } = await asked<Lines>(await signIn('boss_1'), '/admin/audit/page?size=100')
  const done = content.flatMap(({ event, requestId }) => (requestId === 'command' ? [event] : []))
  // The backup's own line came after what it holds.
  expect(done.slice(0, 2)).toEqual(['backup.restore', 'backup.restore'])
  expect(done).toEqual(expect.arrayContaining(['laws.import', 'laws.remove', 'cases.import', 'cases.remove']))
  expect(done.filter((event) => event === 'cases.import')).toHaveLength(3)
})

test.runIf(isEmbedded)('commands are taken from this machine, from who knows the key', async () => {
  const path = join(place.environment.DATA_DIR!, 'control.json')
  expect(statSync(path).mode & 0o077).toBe(0)
  const { port, key } = JSON.parse(readFileSync(path, 'utf8')) as Control
  const ask = (authorization?: string) =>
    fetch(
      `http://127.0.0.1:${port}/internal/administrators`,
      authorization ? { headers: { authorization } } : {},
    )
  expect((await ask(`Bearer ${key}`)).status).toBe(200)
  expect((await ask(`Bearer ${key.slice(0, -1)}`)).status).toBe(401)
  expect((await ask(`Bearer ${'x'.repeat(key.length)}`)).status).toBe(401)
  expect((await ask()).status).toBe(401)
  expect((await fetch(`${portal.address}/internal/backup`)).status).toBe(404)
  const documented = await (await fetch(`${portal.address}/api/openapi.json`)).text()
  expect(documented).not.toContain('/internal')
})

test.runIf(isEmbedded)('what a killed portal left behind does not mislead the commands', async () => {
  portal.child.kill('SIGKILL')
  await portal.ended
  expect(statSync(join(place.environment.DATA_DIR!, 'control.json')).isFile()).toBe(true)
  expect(await outcome('user', ['list-admins'])).toMatchObject({ code: 0 })
  portal = await startPortalProcess(place)
  await until(async () => (await found('样例')) === 61)
})
