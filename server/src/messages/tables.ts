import type { MessageType } from '@portal/protocol/kernel/told.ts'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { NamedThing } from '../kernel/new-things.ts'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** A message to an account's owner; its words are made when it is read, in the reader's language. */
    message: {
      id: Generated<string>
      account_id: string
      type: MessageType
      event: string
      params: JSONColumnType<Record<string, string>>
      /** Path on this site. */
      link: string | null
      /** What it names beside its words. */
      links: JSONColumnType<NamedThing[], string | undefined>
      created_at: Generated<Date>
      /** Order of writing, of those of one instant too. */
      place: GeneratedAlways<string>
      read_at: Generated<Date | null>
    }
  }
}
