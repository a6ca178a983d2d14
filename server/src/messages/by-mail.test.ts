import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { notices as zh } from '@portal/protocol/words/zh/notices.ts'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { openTestPortal } from '../testing/store.ts'
import { addReader } from './fixtures.ts'

let smtp: SMTPServer
let portal: Portal
const mails: string[] = []

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, _session, done) => {
      mails.push(await text(stream))
      done()
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  portal = await openTestPortal({
    mail: { url: `smtp://127.0.0.1:${port}`, from: 'no-reply@portal.example' },
    publicUrl: 'https://law.example',
  })
})
afterAll(async () => {
  await portal.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

/** A header's value, its encoded words (RFC 2047) read. */
function header(mail: string, name: string): string | undefined {
  const raw = new RegExp(`^${name}: (.+(?:\r?\n[ \t].+)*)`, 'im').exec(mail)?.[1]
  return raw
    ?.replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, word: string) => Buffer.from(word, 'base64').toString())
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_, word: string) => quotedPrintable(word.replaceAll('_', ' ')))
}

function quotedPrintable(content: string): string {
  const bytes = content
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

function body(mail: string): string {
  const content = mail.slice(mail.search(/\r?\n\r?\n/)).trim()
  return header(mail, 'Content-Transfer-Encoding') === 'base64'
    ? Buffer.from(content, 'base64').toString()
    : quotedPrintable(content)
}

test('a message reaches its reader’s mailbox as plain text with absolute addresses', async () => {
  const { db, outbox } = portal.services
  const reader = await addReader(portal)
  await db.transaction().execute((transaction) =>
    portal.services.tell(transaction, {
      to: reader.id,
      type: 'SYSTEM',
      event: 'accountFrozen',
      params: { reason: '资料不符' },
      link: '/usercenter/profile',
    }),
  )
  const { id } = await db.selectFrom('outgoing_message').select('id').executeTakeFirstOrThrow()
  await outbox.deliver(id)

  expect(mails).toHaveLength(1)
  const mail = mails[0]!
  expect(header(mail, 'To')).toBe(reader.email)
  expect(header(mail, 'Subject')).toContain(zh.events.accountFrozen.title)
  expect(header(mail, 'Content-Type')).toMatch(/^text\/plain/)
  expect(header(mail, 'Content-Language')).toBe('zh')
  expect(header(mail, 'List-Unsubscribe')).toBeUndefined()
  expect(body(mail)).toContain('资料不符')
  expect(body(mail)).toContain('https://law.example/usercenter/profile')
  expect(body(mail)).not.toMatch(/<\w+/)
})
