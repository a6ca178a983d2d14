import { randomUUID } from 'node:crypto'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Outbox } from '../kernel/outbox.ts'
import { noticeMessage, type SafetyEvent, type Target } from './messages.ts'

interface Owner {
  username: string
  language: Language
  phone: string | null
  email: string | null
}

/** Tells the owner where they were reached before the change: by e-mail, or by SMS without one. */
export async function writeNotices(
  transaction: Database,
  outbox: Outbox,
  { username, language, phone, email }: Owner,
  event: SafetyEvent,
  reason: string | null = null,
): Promise<void> {
  const target: Target | null = email
    ? { channel: 'MAIL', recipient: email }
    : phone
      ? { channel: 'SMS', recipient: phone }
      : null
  if (!target) return
  await outbox.write(
    transaction,
    noticeMessage(target, event, { username, id: randomUUID(), reason }, language),
  )
}
