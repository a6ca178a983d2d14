import type { AnswerState } from '@portal/protocol/assistant/constants.ts'
import type { Answer, Passage, Sentence, Turn } from '@portal/protocol/assistant/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Generated, JSONColumnType } from 'kysely'

/** What readers may be shown no longer is told by its kind in search and its id there. */
export interface Source {
  kind: string
  id: string
}

/** A passage as it is kept. */
export interface KeptPassage extends Passage {
  source: Source
}

/** A question asked before, as it is kept. */
export type KeptQuestion = Turn['askedBefore'][number] & { source: Source }

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** How much somebody has asked, and what they have consented to. */
    assistant_account: {
      account_id: string
      /** The day that `asked` counts. */
      asked_on: string | null
      asked: Generated<number>
      /** Name of the recipient abroad to whom their questions may be sent. */
      consented_to: string | null
      consented_at: Date | null
      /** The same of whoever tells what questions mean. */
      meaning_consented_to: string | null
      meaning_consented_at: Date | null
    }
    assistant_conversation: {
      id: Generated<string>
      account_id: string
      /** Its first question. */
      title: string
      /** When it was used last. */
      asked_at: Generated<Date>
    }
    /** A question with what was found for it. */
    assistant_turn: {
      id: Generated<string>
      conversation_id: string
      /** Without personal data. */
      question: string
      /** Of its reader. */
      language: Language
      /** That texts were asked of alone. */
      country: string | null
      state: AnswerState
      passages: JSONColumnType<KeptPassage[]>
      asked_before: JSONColumnType<KeptQuestion[]>
      /** Search could not find all that is stored yet. */
      is_partial: Generated<boolean>
      /** Of what wrote, or was to write, an answer. */
      generator: string | null
      sentences: JSONColumnType<Sentence[], string | undefined>
      removed: JSONColumnType<Answer['removed'], string | undefined>
      asked_at: Generated<Date>
      /** When a model was put to work. */
      writing_at: Date | null
      verdict: 'UP' | 'DOWN' | null
      reason: Generated<string>
      rated_at: Date | null
      seen_at: Date | null
    }
  }
}
