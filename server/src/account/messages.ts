import { createHash } from 'node:crypto'
import type { CodePurpose } from '@portal/protocol/account/code-calls.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { mail as en } from '@portal/protocol/words/en/mail.ts'
import { mail as ru } from '@portal/protocol/words/ru/mail.ts'
import { mail as zh } from '@portal/protocol/words/zh/mail.ts'
import type { Channel, OutgoingMessage } from '../kernel/outbox.ts'
import { fill } from '../kernel/words.ts'
import { writtenMoment, zoneMoment } from '../kernel/written-days.ts'

const catalogues = { zh, en, ru }
const day = 24 * 3600

/** Names one message meant; tells nothing of its content. */
function keyOf(kind: string, ...parts: string[]): string {
  return createHash('sha256')
    .update([kind, ...parts].join('\0'))
    .digest('hex')
}

export interface Target {
  channel: Channel
  /** E.164, or an e-mail address in lower case. */
  recipient: string
}

/** The message that carries a code. */
export function codeMessage(
  target: Target,
  purpose: CodePurpose,
  { code, id, goodFor }: { code: string; id: string; goodFor: number },
  language: Language,
): OutgoingMessage {
  const { code: words, portal } = catalogues[language]
  const values = { portal, code, purpose: words[purpose] }
  const isMail = target.channel === 'MAIL'
  return {
    ...target,
    key: keyOf('code', id),
    language,
    subject: isMail ? fill(words.subject, values) : null,
    text: fill(isMail ? words.text : words.sms, values),
    code,
    goodFor,
  }
}

/** The message that carries the link to reset a password. */
export function resetLinkMessage(
  recipient: string,
  { username, link, id, goodFor }: { username: string; link: string; id: string; goodFor: number },
  language: Language,
): OutgoingMessage {
  const { resetLink: words, portal } = catalogues[language]
  return {
    channel: 'MAIL',
    recipient,
    key: keyOf('reset link', id),
    language,
    subject: words.subject,
    text: fill(words.text, { portal, username, link }),
    goodFor,
  }
}

export type SafetyEvent =
  | 'passwordChanged'
  | 'phoneChanged'
  | 'emailChanged'
  /** By its owner. */
  | 'accountCancelled'
  /** By an administrator, with a reason. */
  | 'accountEnded'

function noticeWords(event: SafetyEvent, language: Language) {
  const { notice, cancelled, ended } = catalogues[language]
  if (event === 'accountCancelled') return { ...cancelled, event: '' }
  if (event === 'accountEnded') return { ...ended, event: '' }
  return { ...notice, event: notice[event] }
}

/** Tells an account's owner, where they were reached before, that something that guards it has changed. */
export function noticeMessage(
  target: Target,
  event: SafetyEvent,
  { username, id, reason }: { username: string; id: string; reason: string | null },
  language: Language,
): OutgoingMessage {
  const { subject, text, sms, event: changed } = noticeWords(event, language)
  const values = {
    portal: catalogues[language].portal,
    username,
    event: changed,
    time: writtenMoment(zoneMoment(new Date()), language),
    reason: reason ?? '',
  }
  const isMail = target.channel === 'MAIL'
  return {
    ...target,
    key: keyOf('notice', event, id, target.channel),
    language,
    subject: isMail ? fill(subject, values) : null,
    text: fill(isMail ? text : sms, values),
    goodFor: 3 * day,
  }
}
