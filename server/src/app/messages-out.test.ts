import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { calls } from '@portal/protocol/calls.ts'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '../kernel/config.ts'
import { freshEmail } from '../testing/account-inputs.ts'
import { makeTestPlace, type TestPlace } from '../testing/store.ts'
import { expectCode, makeCall, takeCaptcha } from './fixtures.ts'
import { openPortal, type Portal } from './open-portal.ts'

let place: TestPlace
let smtp: SMTPServer
let portal: Portal
let refusals = 1
const mails: string[] = []

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      const mail = await text(stream)
      refusals -= 1
      if (refusals < 0) mails.push(mail)
      done(refusals < 0 ? null : Object.assign(new Error('later'), { responseCode: 451 }))
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  place = await makeTestPlace()
  const config = readConfig({
    ...place.environment,
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    MAIL_FROM: 'no-reply@portal.example',
  })
  portal = await openPortal(config, { withPages: false, withSearch: false })
})
afterAll(async () => {
  await portal.close()
  await place.remove()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

test('a code asked for reaches the SMTP server by a job, which a refusal does not stop', async () => {
  const email = freshEmail()
  const { cookies, answer } = await takeCaptcha(portal.app)
  const body = { email, purpose: 'register', captcha: answer }
  expectCode(await makeCall(portal.app, calls.account.sendEmailCode, { body }, { cookies }), 'done')
  await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 40_000, interval: 100 })
  expect(mails[0]).toContain(`To: ${email}`)
  const outbox = await makeCall(portal.app, calls.messages.outbox)
  expect(expectCode(outbox, 'done')).toMatchObject({ content: [] })
})
