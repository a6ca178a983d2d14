import type { Generated, GeneratedAlways } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** One for each pair of accounts and what they write about; `first_id` is the smaller id. */
    conversation: {
      id: Generated<string>
      first_id: string
      second_id: string
      /** Kind of what a thread is about; null in the pair's general conversation. */
      subject: Generated<string | null>
      subject_id: Generated<string | null>
      last_at: Generated<Date>
      /** The side that reads a thread no more, until it is handed to somebody. */
      left_by: Generated<string | null>
    }
    conversation_entry: {
      id: Generated<string>
      conversation_id: string
      /** Whose side it is from: its author's, or of whoever has taken over from them. */
      author_id: string
      /** Its author, where somebody else has taken over. */
      written_by: Generated<string | null>
      /** Empty where files alone were sent. */
      text: string
      created_at: Generated<Date>
      /** Order of writing, of those within one tick of the clock too. */
      place: GeneratedAlways<string>
      /** When the other side read it. */
      read_at: Generated<Date | null>
    }
    /** Files that an entry brings, its author's. */
    conversation_file: {
      entry_id: string
      file_id: string
      /** Among those of the entry, from 0. */
      position: number
    }
  }
}
