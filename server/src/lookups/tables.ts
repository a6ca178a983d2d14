import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import type { Proceedings } from '@portal/protocol/lookups/constants.ts'
import type { LookupState } from '@portal/protocol/lookups/lifecycle.ts'
import type { Generated, JSONColumnType } from 'kysely'

/** The wording of a provision in one language, as it was quoted. */
export interface QuotedText {
  language: Language
  text: string
  isDigest: boolean
  isOriginal: boolean
}

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** An application to have foreign law looked up. */
    lookup: {
      id: Generated<string>
      /** By which people name it: `L-2026-00042`. */
      code: string
      /** The applicant. */
      account_id: string
      state: LookupState
      /** Written by the platform as an example. */
      is_sample: Generated<boolean>
      /** That the matter and the question are written in. */
      language: Language
      applicant: string
      company: string | null
      phone: string
      email: string
      /** ISO 3166, of the foreign law. */
      country: string
      /** Codes of LAW_CATEGORY. */
      departments: string[]
      matter: string
      question: string
      proceedings: Proceedings
      is_foreign_investment: boolean
      needs_notary: boolean
      needs_translation: boolean
      /** RMB. */
      expected_cost: string
      /** Working days. */
      expected_days: number
      allows_release: boolean
      quoted_cost: Generated<string | null>
      quoted_days: Generated<number | null>
      quote_note: Generated<string | null>
      quoted_at: Generated<Date | null>
      quote_accepted_at: Generated<Date | null>
      /** Why it was declined. */
      reason: Generated<string | null>
      /** Who of the desk works on it. */
      assigned_to: Generated<string | null>
      /** The last day agreed, YYYY-MM-DD; from its acceptance on. */
      due_on: Generated<string | null>
      submitted_at: Generated<Date>
      accepted_at: Generated<Date | null>
      cancelled_at: Generated<Date | null>
      completed_at: Generated<Date | null>
    }
    /** What was found out, as far as it is written. */
    lookup_result: {
      lookup_id: string
      /** Rises with each writing. */
      revision: number
      language: Language
      title: string
      questions: string[]
      /** Clean HTML. */
      answer: string
      checked_on: string
      institution: string
      investigator: string
      written_at: Date
    }
    /** A provision as it was quoted. */
    lookup_provision: {
      lookup_id: string
      position: number
      /** Of a law that may be gone. */
      law_id: string
      /** Key of the article. */
      article: string
      address: string
      law_title: string
      title_language: Language
      number: string
      heading: string | null
      texts: JSONColumnType<QuotedText[]>
      /** Of the law on the day of the check. */
      timeliness: Timeliness
      in_force_from: string | null
      source_url: string | null
      relevance: string
    }
    /** A case as it was named. */
    lookup_case: {
      lookup_id: string
      position: number
      /** Of a case that may be gone. */
      case_id: string
      address: string
      title: string
      number: string | null
      court: string | null
      judged_on: string | null
      relevance: string
    }
    /** What search learns from a completed lookup, where its applicant allows it. */
    lookup_release: { lookup_id: string; question: string; language: Language; released_at: Generated<Date> }
    /** Files of the application, and of the result. */
    lookup_file: { lookup_id: string; file_id: string; is_result: boolean; position: number }
  }
}
