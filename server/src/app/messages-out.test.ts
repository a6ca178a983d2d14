import { calls } from '@portal/protocol/calls.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../kernel/config.ts'
import { freshEmail } from '../testing/account-inputs.ts'
import { openMailServer, type MailServer } from '../testing/mail-server.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'
import { expectCode, makeCall, takeCaptcha } from './fixtures.ts'
import { openPortal, type Portal } from './open-portal.ts'

let place: TestPlace
let mailServer: MailServer
let portal: Portal

beforeAll(async () => {
  mailServer = await openMailServer()
  mailServer.refusals.push(451)
  place = await makeTestPlace()
  const config = readConfig({
    ...place.environment,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'no-reply@portal.example',
  })
  portal = await openPortal(config, { withPages: false, withSearch: false })
  await portal.startJobs()
})
afterAll(async () => {
  await portal.close()
  await place.remove()
  await mailServer.close()
})

test('a code asked for reaches the SMTP server by a job, which a refusal does not stop', async () => {
  const email = freshEmail()
  const { cookies, answer } = await takeCaptcha(portal.app)
  const body = { email, purpose: 'register', captcha: answer }
  expectCode(await makeCall(portal.app, calls.account.sendEmailCode, { body }, { cookies }), 'done')
  await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), { timeout: 40_000, interval: 100 })
  expect(mailServer.mails[0]).toContain(`To: ${email}`)
  const outbox = await makeCall(portal.app, calls.messages.outbox)
  expect(expectCode(outbox, 'done')).toMatchObject({ content: [] })
})
