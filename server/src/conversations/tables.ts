import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** One for each pair of accounts; `first_id` is the smaller id. */
    conversation: {
      id: Generated<string>
      first_id: string
      second_id: string
      last_at: Generated<Date>
    }
    conversation_entry: {
      id: Generated<string>
      conversation_id: string
      author_id: string
      text: string
      created_at: Generated<Date>
      /** When the other side read it. */
      read_at: Generated<Date | null>
    }
  }
}
