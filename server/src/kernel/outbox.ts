import { setTimeout as delay } from 'node:timers/promises'
import type { Generated } from 'kysely'
import { sql } from 'kysely'
import { keyedHash, markOf, seal, unseal, type SecretKeys } from './crypto.ts'
import { isOutOfService } from './database/out-of-service.ts'
import type { Database } from './database/store.ts'
import { resealRows } from './reseal.ts'

export type Channel = 'MAIL' | 'SMS'

declare module './database/tables.ts' {
  interface Tables {
    outgoing_message: {
      id: Generated<string>
      key: string
      channel: Channel
      /** KEPT: no provider is set up; it can be read in the outbox. */
      state: 'QUEUED' | 'SENT' | 'REFUSED' | 'LATE' | 'KEPT'
      /** Recipient and words; gone once delivered. */
      sealed: Buffer | null
      created_at: Generated<Date>
      /** After this it is of no use to its reader, and is not sent any more. */
      good_until: Date
      done_at: Date | null
      /** Of a kept one: the hash of its recipient under the portal's key. */
      recipient_hash: Generated<Buffer | null>
    }
  }
}

/** A message in the reader's words, ready to go. */
export interface OutgoingMessage {
  /** One for each message meant: writing it twice sends one, under one Message-ID. */
  key: string
  channel: Channel
  /** E-mail address, or phone in E.164. */
  recipient: string
  language: string
  /** Null for an SMS. */
  subject: string | null
  text: string
  /** Seconds for which it is of use. */
  goodFor: number
  /** The code in the text, for SMS providers that hold the words themselves. */
  code?: string | null
  /** Of what comes again and again: the address that shows how to end it, and by a post ends it (RFC 8058). */
  unsubscribe?: string
}

/** Hands one message to a provider; throws where another try may help. */
export type Deliver = (message: OutgoingMessage) => Promise<'sent' | 'refused'>

export interface Outbox {
  /** Whether messages of this channel reach anybody. */
  canSend(channel: Channel): boolean
  /** Writes a message down, in the caller's transaction; `wake` after it has it delivered at once. */
  write(db: Database, message: OutgoingMessage): Promise<void>
  /** Has what was written just now delivered soon; without it the next sweep does. */
  wake(): Promise<void>
  /** Has all that waits delivered, the oldest first. */
  sweep(): Promise<void>
  /** Delivers one message; does nothing where that has been done. */
  deliver(id: string): Promise<void>
  /** Messages that no provider took, for those who try the portal. */
  kept(choice: { recipient?: string | undefined; offset: number; limit: number }): Promise<KeptMessages>
}

interface KeptMessages {
  total: number
  messages: (OutgoingMessage & { id: string; at: Date })[]
}

/** A crash between two steps of a delivery may repeat it; the message's key lets providers recognise that. */
const purpose = 'outgoing message'
const outcomes = { sent: 'SENT', refused: 'REFUSED', late: 'LATE' } as const
/** Of one channel, so that a provider that is down does not hold up the other: of the newest, and of a sweep. */
const [mostWoken, mostSwept] = [20, 500]
/** How often and how long it is tried to note that a message is gone, in milliseconds: less than a job may take. */
const noting = { pause: 1000, longest: 600_000 }

export interface OutboxSettings {
  db: Database
  keys: SecretKeys
  /** Messages that no provider takes can be read. */
  isReadable: boolean
  /** By channel, how to deliver; none: messages are kept. */
  deliveries: { [C in Channel]?: Deliver | undefined }
  /** Makes jobs that deliver messages, one each; not a second one while the first is there. */
  enqueue(channel: Channel, ids: readonly string[]): Promise<void>
  onError(error: unknown): void
}

/** The one door by which messages leave the portal: written down first, delivered by jobs. */
export function openOutbox({ db, keys, isReadable, deliveries, enqueue, onError }: OutboxSettings): Outbox {
  const hashOf = (recipient: string) => keyedHash(keys.current, 'recipient', recipient)
  const read = (sealed: Buffer) => JSON.parse(unseal(keys, purpose, sealed)) as OutgoingMessage

  /** What waits longest would keep whoever has just asked for a code from it: those are handed over by themselves. */
  async function handOver(order: 'asc' | 'desc', most: number): Promise<void> {
    try {
      for (const channel of ['SMS', 'MAIL'] as const) {
        if (!deliveries[channel]) continue
        const waiting = await db
          .selectFrom('outgoing_message')
          .select('id')
          .where('state', '=', 'QUEUED')
          .where('channel', '=', channel)
          .orderBy('created_at', order)
          .limit(most)
          .execute()
        const ids = waiting.map(({ id }) => id)
        if (ids.length > 0) await enqueue(channel, ids)
      }
    } catch (error) {
      onError(error)
    }
  }

  /** What is not noted would be sent again, so a database that is away is waited for. */
  async function note(id: string, outcome: keyof typeof outcomes): Promise<void> {
    const begun = performance.now()
    for (;;) {
      try {
        await db
          .updateTable('outgoing_message')
          .set({ state: outcomes[outcome], sealed: null, done_at: sql`now()` })
          .where('id', '=', id)
          .execute()
        return
      } catch (error) {
        if (!isOutOfService(error) || performance.now() - begun > noting.longest) throw error
        await delay(noting.pause)
      }
    }
  }

  return {
    canSend: (channel) => isReadable || deliveries[channel] !== undefined,

    async write(transaction, message) {
      const isKept = deliveries[message.channel] === undefined
      await transaction
        .insertInto('outgoing_message')
        .values({
          key: message.key,
          channel: message.channel,
          state: isKept ? 'KEPT' : 'QUEUED',
          sealed: seal(keys.current, purpose, JSON.stringify(message)),
          good_until: new Date(Date.now() + message.goodFor * 1000),
          done_at: null,
          recipient_hash: isKept ? hashOf(message.recipient) : null,
        })
        .onConflict((on) => on.column('key').doNothing())
        .execute()
    },

    wake: () => handOver('desc', mostWoken),

    sweep: () => handOver('asc', mostSwept),

    async deliver(id) {
      const row = await db
        .selectFrom('outgoing_message')
        .select(['channel', 'sealed', 'good_until'])
        .where('id', '=', id)
        .where('state', '=', 'QUEUED')
        .executeTakeFirst()
      const deliver = row && deliveries[row.channel]
      if (!row?.sealed || !deliver) return
      const isLate = row.good_until.getTime() < Date.now()
      await note(id, isLate ? 'late' : await deliver(read(row.sealed)))
    },

    async kept({ recipient, offset, limit }) {
      const mark = markOf(keys.current)
      const chosen = db
        .selectFrom('outgoing_message')
        .where('state', '=', 'KEPT')
        // A restored backup may hold what another portal's key sealed.
        .where(sql<boolean>`substring(sealed from 1 for ${sql.lit(mark.length)}) = ${mark}`)
        .$if(recipient !== undefined, (query) => query.where('recipient_hash', '=', hashOf(recipient!)))
      const rows = await chosen
        .select(['id', 'sealed', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute()
      const { total } = await chosen
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      const messages = rows.map((row) => ({ id: row.id, at: row.created_at, ...read(row.sealed!) }))
      return { total, messages }
    },
  }
}

/** Messages are forgotten after a month, sent or not: a code or a link is long over by then. */
export async function purgeMessages(db: Database): Promise<void> {
  await db
    .deleteFrom('outgoing_message')
    .where(sql<boolean>`created_at < now() - interval '30 days'`)
    .execute()
}

/** Seals messages that wait anew (`resealRows`): they are delivered though the key that sealed them is gone. */
export async function resealQueued(db: Database, keys: SecretKeys): Promise<number> {
  return resealRows(keys, {
    rows: await db
      .selectFrom('outgoing_message')
      .select(['id', 'sealed'])
      .where('state', '=', 'QUEUED')
      .execute(),
    sealedIn: ({ sealed }) => sealed,
    store: ({ id, sealed }) =>
      db
        .updateTable('outgoing_message')
        .set({ sealed: seal(keys.current, purpose, unseal(keys, purpose, sealed!)) })
        .where('id', '=', id)
        .where('sealed', '=', sealed)
        .execute(),
  })
}

/** How many messages wait to be delivered. */
export async function countQueued(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('outgoing_message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'QUEUED')
    .executeTakeFirstOrThrow()
  return count
}

/** What administrators may read of messages, under the table's name: who gets them and what they say stays sealed. */
export function outgoingMessages(db: Database) {
  return db
    .selectFrom('outgoing_message')
    .select(['id', 'channel', 'state', 'created_at', 'done_at'])
    .as('outgoing_message')
}
