import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Generated } from 'kysely'

export type WorkKind = 'law' | 'case'

/** What cites: a work, or a formatted text of the platform's. */
export type SourceKind = WorkKind | 'text'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /**
     * A way to read a citation in a text. Where a name can be read in several ways, the rows overlap; at most one of
     * them has a target, and of those that could, the one stored first.
     */
    citation: {
      id: Generated<string>
      source_kind: SourceKind
      /** Of a formatted text its own id. */
      source_id: string
      /** A text of a law or of a case, or a formatted text. */
      text_id: string
      /** Of the unit, section or block. */
      position: number
      start_at: number
      end_at: number
      /** Key of a law's name or number, or of a case's number; '' for the text's own law. */
      name_key: string
      hint_country: string | null
      hint_year: string | null
      /** Year or day that it says is the wording's. */
      hint_wording: string | null
      article_key: string | null
      paragraph: string | null
      item: string | null
      target_kind: WorkKind | null
      target_id: string | null
    }
    /** A formatted text that cites, under the id of the row that holds it: what tells whom its citations mean. */
    citing_text: {
      id: string
      language: Language
      country: string | null
      day: string | null
      /** Rules its citations were found under. */
      citations_revision: number
    }
  }
}
