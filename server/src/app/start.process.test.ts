import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBucket } from '../files/fixtures.ts'
import { builtPortal, startProcess } from '../testing/processes.ts'
import { testSettings } from '../testing/settings.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-start-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** What a portal says that cannot be started: its exit code and the line. */
async function failedStart(settings: Record<string, string>, script = builtPortal, args: string[] = []) {
  const started = startProcess(script, args, { ...testSettings(folder), PORT: '0', ...settings })
  return { code: await started.ended, said: started.output() }
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

test('a database that is not there stops the start with a line', async () => {
  const url = `postgres://portal:secret@127.0.0.1:${await freePort()}/portal`
  const { code, said } = await failedStart({ DATABASE_URL: url })
  expect(said).toMatch(/^DATABASE_URL cannot be reached: .+ Start the server, or correct its address\.\n$/)
  expect(said).not.toContain('secret')
  expect(code).toBe(1)
})

const server = process.env.TEST_DATABASE_URL
const changed = (change: (url: URL) => void) => {
  const url = new URL(server!)
  change(url)
  return url.href
}

test.runIf(server).each<[string, (url: URL) => void, RegExp]>([
  ['a wrong password', (url) => (url.password = 'wrong'), /the user or the password is wrong/],
  ['another database', (url) => (url.pathname = '/nothing_here'), /there is no such database/],
])('%s stops a start and a command with a line', async (_what, change, told) => {
  const settings = { DATABASE_URL: changed(change) }
  const commands = [builtPortal, '../commands/user-command.ts'] as const
  for (const script of commands) {
    const { code, said } = await failedStart(settings, script, ['list-admins'])
    expect(said).toMatch(/^DATABASE_URL cannot be used: .*\n$/)
    expect(said).toMatch(told)
    expect(code).toBe(1)
  }
})

test('a data folder that cannot be written stops the start with a line', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { code, said } = await failedStart({ DATA_DIR: join(file, 'below') })
  expect(said).toMatch(/^The data folder \S+ cannot be used: ENOTDIR\. .*DATA_DIR names another\.\n$/)
  expect(code).toBe(1)
})

test('an S3 service that refuses the key or has no such bucket stops the start with a line', async () => {
  const { settings, close } = await openBucket()
  const { endpoint, region, bucket, credentials } = settings
  const given = {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
  }
  try {
    for (const [wrong, told] of [
      [{ S3_ACCESS_KEY_ID: 'other' }, /the key is wrong, .*S3_SECRET_ACCESS_KEY/],
      [{ S3_BUCKET: 'none-such' }, /there is no such bucket\. Create it, or correct S3_BUCKET\./],
    ] as const) {
      const { code, said } = await failedStart({ ...given, ...wrong })
      expect(said).toMatch(/^The bucket \S+ at \S+ cannot be used: .*\n$/)
      expect(said).toMatch(told)
      expect(code).toBe(1)
    }
  } finally {
    await close()
  }
})
