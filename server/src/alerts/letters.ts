import { createHash } from 'node:crypto'
import { confirmationDays } from '@portal/protocol/alerts/constants.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { mail as en } from '@portal/protocol/words/en/mail.ts'
import { mail as ru } from '@portal/protocol/words/ru/mail.ts'
import { mail as zh } from '@portal/protocol/words/zh/mail.ts'
import { noticeWords } from '../messages/door.ts'
import type { OutgoingMessage } from '../kernel/outbox.ts'
import type { Services } from '../kernel/services.ts'
import type { Told } from '../kernel/tell.ts'
import { fill } from '../kernel/words.ts'
import { confirmAddress, endAddress } from './signed-links.ts'

const catalogues = { zh, en, ru }
const day = 24 * 3600

type Writing = Pick<Services, 'secretKey' | 'config'>

export interface Recipient {
  username: string
  email: string
  language: Language
}

/** Names one letter meant; tells nothing of its content. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex')
}

/** The e-mail of what an alert tells, with how to end it. */
export function alertLetter(
  writing: Writing,
  { id, name }: { id: string; name: string },
  { event, params = {}, link = null, links = [] }: Pick<Told, 'event' | 'params' | 'link' | 'links'>,
  { to: { username, email, language }, key }: { to: Recipient; key: readonly string[] },
): OutgoingMessage {
  const { alert: words, portal } = catalogues[language]
  const { title, text } = noticeWords(event, params, language)
  const origin = writing.config.publicUrl
  const unsubscribe = endAddress(writing, id)
  const inLanguage = `${unsubscribe}&lang=${language}`
  const parts = [
    fill(words.greeting, { username }),
    text,
    ...links.map((one) => `${one.title}\n${origin}${one.path}`),
    ...(link === null ? [] : [fill(words.open, { link: origin + link })]),
    portal,
    fill(words.stop, { name, link: inLanguage }),
  ]
  return {
    key: keyOf('alert', id, ...key),
    channel: 'MAIL',
    recipient: email,
    language,
    subject: fill(words.subject, { title, portal }),
    text: parts.join('\n\n'),
    goodFor: 3 * day,
    unsubscribe,
  }
}

/** The e-mail that asks whoever reads an address whether alerts may come to it; one a day. */
export function confirmLetter(
  writing: Writing,
  { accountId, confirmation }: { accountId: string; confirmation: string },
  { username, email, language }: Recipient,
  today: string,
): OutgoingMessage {
  const { alertConfirm: words, portal } = catalogues[language]
  const link = confirmAddress(writing, { accountId, confirmation, email, days: confirmationDays })
  const values = { username, portal, days: confirmationDays, link: `${link}&lang=${language}` }
  return {
    key: keyOf('alert address', accountId, confirmation, email, today),
    channel: 'MAIL',
    recipient: email,
    language,
    subject: fill(words.subject, values),
    text: fill(words.text, values),
    goodFor: confirmationDays * day,
  }
}
