import type { ConsultationState, PublicationState } from '@portal/protocol/consultations/lifecycle.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Generated, JSONColumnType } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** A question to the platform's desk. */
    consultation: {
      id: Generated<string>
      /** By which people name it: `Q-2026-00042`. */
      code: string
      account_id: string
      /** The product whose team is asked; null where the desk alone is. */
      product_id: Generated<string | null>
      state: ConsultationState
      title: string
      /** Code of CONSULTATION_TYPE. */
      type: string
      language: Language
      content: string
      phone: string | null
      /** The asker lets the desk offer a text to be published. */
      allows_publication: boolean
      /** Who of the desk answers it. */
      assigned_to: string | null
      asked_at: Generated<Date>
      /** First. */
      replied_at: Date | null
    }
    consultation_file: { consultation_id: string; file_id: string; position: number }
    consultation_reply: {
      id: Generated<string>
      consultation_id: string
      /** Who of the team wrote it last; null where the desk did. */
      member_id: Generated<string | null>
      /** Rises with every change. */
      revision: number
      language: Language
      /** Clean HTML. */
      content: string
      replied_at: Generated<Date>
      changed_at: Date | null
    }
    consultation_reply_file: {
      reply_id: string
      file_id: string
      position: number
      /** Who of the team attached it; null where the desk did. */
      member_id: Generated<string | null>
    }
    /** What of a consultation everybody may read, under its id. */
    consultation_publication: {
      id: string
      state: PublicationState
      /** Its asker's standing keeps it from being shown. */
      is_hidden: Generated<boolean>
      title: string
      /** Code of CONSULTATION_TYPE. */
      type: string
      language: Language
      question: string
      /** Clean HTML. */
      answer: string
      /** The same without markup, to be searched. */
      answer_text: string
      /** Why it was taken down. */
      reason: string | null
      offered_at: Date
      published_at: Date | null
      /** How often it was read. */
      reads: Generated<number>
    }
    /** A text that answers are begun with. */
    prepared_answer: {
      id: Generated<string>
      name: string
      /** Code of CONSULTATION_TYPE. */
      type: string | null
      /** Clean HTML. */
      words: JSONColumnType<Record<Language, string>>
      revision: Generated<number>
      changed_by: string | null
      changed_at: Generated<Date>
    }
  }
}
