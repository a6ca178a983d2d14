import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { saveLaw } from '../laws/actions/save-law.ts'
import { makeDocument } from '../laws/fixtures.ts'
import { openPeople } from '../testing/people.ts'
import { openMailServer, type MailServer } from '../testing/mail-server.ts'
import { openTestPortal } from '../testing/store.ts'
import { tellAlerts } from './clock.ts'

let mailServer: MailServer
let portal: Portal

beforeAll(async () => {
  mailServer = await openMailServer()
  portal = await openTestPortal({
    mail: { url: mailServer.url, from: 'no-reply@portal.example' },
    publicUrl: 'https://law.example',
  })
})
afterAll(async () => {
  await portal.close()
  await mailServer.close()
})

test('an alert’s e-mail says in its headers how a mail program ends it', async () => {
  const { db, outbox } = portal.services
  const people = openPeople(portal)
  const reader = await people.person()
  await db.insertInto('alert_mail').values({ account_id: reader.id, email: reader.email }).execute()
  const body = { list: 'law', filters: {}, name: 'KZ', frequency: 'DAILY', byMail: true }
  await people.done(calls.alerts.saveSearch, reader, { body })
  await saveLaw(db, makeDocument())
  await portal.follower.caughtUp()
  await tellAlerts(portal.services, new Date(Date.now() + 2 * 24 * 3600 * 1000))
  const { id } = await db.selectFrom('outgoing_message').select('id').executeTakeFirstOrThrow()
  await outbox.deliver(id)

  expect(mailServer.mails).toHaveLength(1)
  const headers = mailServer.mails[0]!.slice(0, mailServer.mails[0]!.search(/\r?\n\r?\n/)).replace(
    /\r?\n(?=[ \t])/g,
    '',
  )
  expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/law\.example\/alerts\/end\?id=[^>\s]+>\r?$/m)
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
})
