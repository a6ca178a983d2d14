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

/**
 * The one door by which an account's owner is told of something, in the transaction of what it tells; `outbox.wake`
 * after it has e-mails delivered at once.
 */
export type Tell = (transaction: Database, told: Told) => Promise<void>
