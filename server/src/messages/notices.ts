import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { MessageEvent } from '@portal/protocol/kernel/told.ts'
import { mail as en } from '@portal/protocol/words/en/mail.ts'
import { mail as ru } from '@portal/protocol/words/ru/mail.ts'
import { mail as zh } from '@portal/protocol/words/zh/mail.ts'
import type { OutgoingMessage } from '../kernel/outbox.ts'
import { fill } from '../kernel/words.ts'
import { mailFrame, noticeWords } from './actions/notice-words.ts'

const portalNames = { zh: zh.portal, en: en.portal, ru: ru.portal }

/** Seconds: whoever does not get it in three days has long seen it on the portal. */
const goodFor = 3 * 24 * 3600

export interface Notice {
  id: string
  event: MessageEvent
  params: Record<string, string>
  /** Path on this site. */
  link: string | null
}

export interface MailReader {
  username: string
  email: string
  language: Language
}

/** The e-mail that brings a message, with how to have no more of them. */
export function noticeMail(notice: Notice, reader: MailReader, origin: string): OutgoingMessage {
  const { language, username, email } = reader
  const frame = mailFrame(language)
  const portal = portalNames[language]
  const { title, text } = noticeWords(notice.event, notice.params, language)
  const parts = [
    fill(frame.greeting, { username }),
    text,
    ...(notice.link ? [fill(frame.link, { link: origin + notice.link })] : []),
    portal,
    fill(frame.stop, { link: `${origin}/usercenter/profile` }),
  ]
  return {
    key: `message:${notice.id}`,
    channel: 'MAIL',
    recipient: email,
    language,
    subject: fill(frame.subject, { title, portal }),
    text: parts.join('\n\n'),
    goodFor,
  }
}
