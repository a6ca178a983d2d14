import type { Generated } from 'kysely'

export type WorkKind = 'law' | 'case'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /**
     * A way to read a citation in a text. Where a name can be read in several ways, the rows overlap; at most one of
     * them has a target, and of those that could, the one stored first.
     */
    citation: {
      id: Generated<string>
      source_kind: WorkKind
      source_id: string
      /** A text of a law or of a case. */
      text_id: string
      /** Of the unit or section. */
      position: number
      start_at: number
      end_at: number
      /** Key of a law's name or number, or of a case's number; '' for the text's own law. */
      name_key: string
      hint_country: string | null
      hint_year: string | null
      article_key: string | null
      paragraph: string | null
      item: string | null
      target_kind: WorkKind | null
      target_id: string | null
    }
  }
}
