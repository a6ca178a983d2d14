import { notices as zh } from '@portal/protocol/words/zh/notices.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '../app/open-portal.ts'
import { openMailServer, type MailServer } from '../testing/mail-server.ts'
import { openTestPortal } from '../testing/store.ts'
import { addReader } from './fixtures.ts'

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

  expect(mailServer.mails).toHaveLength(1)
  const mail = mailServer.mails[0]!
  expect(header(mail, 'To')).toBe(reader.email)
  expect(header(mail, 'Subject')).toContain(zh.events.accountFrozen.title)
  expect(header(mail, 'Content-Type')).toMatch(/^text\/plain/)
  expect(header(mail, 'Content-Language')).toBe('zh')
  expect(header(mail, 'List-Unsubscribe')).toBeUndefined()
  expect(body(mail)).toContain('资料不符')
  expect(body(mail)).toContain('https://law.example/usercenter/profile')
  expect(body(mail)).not.toMatch(/<\w+/)
})
