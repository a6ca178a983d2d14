import type { Branch } from '@portal/protocol/glossary/constants.ts'
import type { ConceptWords } from '@portal/protocol/glossary/schemas.ts'
import type { Generated, JSONColumnType } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    concept: {
      id: string
      branch: Branch
      /** In its branch. */
      position: number
      zh: JSONColumnType<ConceptWords>
      en: JSONColumnType<ConceptWords>
      ru: JSONColumnType<ConceptWords>
      /** Its words, folded, each between line feeds. */
      search_text: string
      /** Digest of what the portal's own glossary says of it; null once somebody has edited it. */
      seed_digest: string | null
      /** Kept without being shown, so that the portal's own glossary does not bring it back. */
      is_removed: Generated<boolean>
      updated_at: Generated<Date>
    }
  }
}
