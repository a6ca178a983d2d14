import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../../account/sessions.ts'
import { addAdministrator, authenticatorCode } from '../../admin/fixtures.ts'
import { tellAlerts } from '../../alerts/clock.ts'
import { expectCode, makeCall } from '../../app/fixtures.ts'
import type { Portal } from '../../app/open-portal.ts'
import { openPeople } from '../../testing/people.ts'
import { fixturePassword } from '../../testing/somebody.ts'
import { openTestPortal } from '../../testing/store.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const { admin, alerts } = calls
const days = 24 * 3600 * 1000

let portal: Portal

beforeAll(async () => {
  portal = await openTestPortal({ needsSecondFactor: true })
})
afterAll(() => portal.close())

async function backUp(): Promise<Buffer> {
  const to = new PassThrough()
  const [content] = await Promise.all([buffer(to), writeBackup(portal.services, to)])
  return content
}

const restore = (backup: Buffer) =>
  restoreBackup(portal.services, Readable.from([backup]), { isReplacing: true })

test('a recovery code that was used is not good again after a restore; others are made by the authenticator', async () => {
  const { db } = portal.services
  const someone = await addAdministrator(db, ['SUPER'])
  const ask = (call: Parameters<typeof makeCall>[1], token: string, body?: object) =>
    makeCall(portal.app, call, { ...(body && { body }) }, { token })
  /** Sets an authenticator up, with the code of a time step. */
  const setUp = async (token: string, step: number) => {
    const enrolled = await ask(admin.enrolSecondFactor, token, { password: fixturePassword })
    const { secret } = expectCode<{ secret: string }>(enrolled, 'done')
    const confirmed = await ask(admin.confirmSecondFactor, token, { code: authenticatorCode(secret, step) })
    return { secret, ...expectCode<{ recoveryCodes: string[] }>(confirmed, 'done') }
  }
  const { secret, recoveryCodes } = await setUp(someone.token, -1)
  const [code] = recoveryCodes
  const backup = await backUp()
  expectCode(await ask(admin.enterSecondFactor, someone.token, { code }), 'done')
  await restore(backup)

  const token = await openSession(db, someone.id)
  for (const one of recoveryCodes.slice(0, 2)) {
    expectCode(await ask(admin.enterSecondFactor, token, { code: one }), 'verificationCodeWrong')
  }
  expectCode(await ask(admin.enterSecondFactor, token, { code: authenticatorCode(secret) }), 'done')
  expect(expectCode(await ask(admin.me, token), 'done')).toMatchObject({ recoveryCodes: 0 })
  const renewed = await setUp(token, 0)
  expect(renewed.recoveryCodes).toHaveLength(10)
  const other = await openSession(db, someone.id)
  expectCode(await ask(admin.enterSecondFactor, other, { code: renewed.recoveryCodes[0] }), 'done')
})

test('a link that confirms an address for alerts does not work any more after a restore; it is asked for anew', async () => {
  const { services } = portal
  const people = openPeople(portal)
  const reader = await people.person()
  const body = { list: 'law', filters: {}, name: 'KZ', frequency: 'DAILY', byMail: true }
  await people.done(alerts.saveSearch, reader, { body })
  /** What the links that came say, the newest first. */
  const links = async () => {
    const { messages } = await services.outbox.kept({ recipient: reader.email, offset: 0, limit: 20 })
    return messages.map(({ text }) => {
      const { searchParams } = new URL(/https?:\S+\/alerts\/confirm\S+/.exec(text)![0])
      const { lang: _, ...query } = Object.fromEntries(searchParams)
      return { query }
    })
  }
  const [sent] = await links()
  const backup = await backUp()
  expect(await people.done(alerts.confirm, null, sent)).toMatchObject({ state: 'DONE' })
  await restore(backup)
  expect(await people.done(alerts.confirm, null, sent)).toEqual({ state: 'INVALID', address: null })

  await portal.follower.caughtUp()
  await tellAlerts(services, new Date(Date.now() + 2 * days))
  const [anew, ...earlier] = await links()
  expect(earlier).toEqual([sent])
  expect(await people.done(alerts.confirm, null, sent)).toEqual({ state: 'INVALID', address: null })
  expect(await people.done(alerts.confirm, null, anew)).toMatchObject({ state: 'DONE' })
  await tellAlerts(services, new Date(Date.now() + 4 * days))
  expect(await links()).toHaveLength(2)
})

test('an address that was confirmed before the backup stays so', async () => {
  const people = openPeople(portal)
  const { services } = portal
  const reader = await people.person()
  await services.db.insertInto('alert_mail').values({ account_id: reader.id, email: reader.email }).execute()
  await restore(await backUp())
  const token = await openSession(services.db, reader.id)
  const page = await makeCall(portal.app, alerts.page, {}, { token })
  expect(expectCode(page, 'done')).toMatchObject({ mail: 'CONFIRMED' })
})
