import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** A question from elsewhere whose answer is known: search learns from it, and nobody reads it. */
    answered_question: {
      id: Generated<string>
      question: string
      /** Of the question as it is asked. */
      digest: string
      language: Language
      imported_at: Generated<Date>
    }
    /** An article that answers it. */
    answered_question_article: {
      question_id: string
      position: number
      /** Of a law that may be gone. */
      law_id: string
      article: string
    }
  }
}
