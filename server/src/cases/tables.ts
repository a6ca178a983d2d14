import type { CaseType, DocumentType, PartyRole, SectionKind } from '@portal/protocol/cases/constants.ts'
import type { Language, Words } from '@portal/protocol/kernel/languages.ts'
import type { Generated, JSONColumnType } from 'kysely'

export interface PartyRow {
  role: PartyRole
  name: Words
}

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** A decision of a court or tribunal. */
    judicial_case: {
      id: Generated<string>
      /** What tells it from others (`caseIdentity`). */
      identity: string
      country: string
      /** The canonical name; facets and filters use it. */
      court: string | null
      court_words: Words | null
      type: CaseType
      document_type: DocumentType
      case_number: string | null
      /** What two writings of its number have in common. */
      case_number_key: string | null
      judged_on: string | null
      /** The canonical name, as of the court. */
      cause: string | null
      cause_words: Words | null
      parties: JSONColumnType<PartyRow[]>
      source_url: string | null
      verified_on: string | null
      /** Written by the platform as an example. */
      is_sample: boolean
      /** Of all that is stored: the same document changes nothing. */
      digest: string
      created_at: Generated<Date>
      updated_at: Generated<Date>
      /** Rules its citations were found under. */
      citations_revision: Generated<number>
    }
    /** A decision in one language. */
    case_text: {
      id: Generated<string>
      case_id: string
      language: Language
      title: string
      is_original: boolean
    }
    /** A part of a text, in order. */
    case_section: {
      text_id: string
      position: number
      kind: SectionKind
      anchor: string
      heading: string | null
      /** Paragraphs divided by line feeds. */
      body: string
    }
  }
}
