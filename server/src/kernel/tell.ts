import type { Words } from '@portal/protocol/kernel/languages.ts'
import type { MessageEvent, MessageType } from '@portal/protocol/kernel/told.ts'
import type { Database } from './database/store.ts'
import type { NamedThing } from './new-things.ts'

export interface Told {
  /** Id of the account whose owner is told. */
  to: string
  type: MessageType
  event: MessageEvent
  /** What fills the places in the event's words. */
  params?: Record<string, string>
  /** Path on this site that it is about. */
  link?: string | null
  /** Things that it names beside its words: their titles in the owner's language, with their paths on this site. */
  links?: readonly NamedThing[]
  /** Names the message meant, where the writer may be repeated: told twice, it is one message. */
  id?: string
}

/** What a message calls a thing that has titles in several languages: its reader's is taken when it is read. */
export function titleParams({ zh, en, ru }: Words): Record<string, string> {
  return {
    title: zh,
    ...(en !== undefined && { 'title.en': en }),
    ...(ru !== undefined && { 'title.ru': ru }),
  }
}

/**
 * The one door by which an account's owner is told of something, in the transaction of what it tells; `outbox.wake`
 * after it has e-mails delivered at once.
 */
export type Tell = (transaction: Database, told: Told) => Promise<void>
