import type { Language, Words } from '@portal/protocol/kernel/languages.ts'
import type { EffectLevel, LawCategory, LawKind, Timeliness } from '@portal/protocol/laws/constants.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** A work: one act whatever its wording. */
    law: {
      id: Generated<string>
      /** Stable public address: country/kind/date/number. */
      address: string
      country: string
      kind: LawKind
      number: string | null
      effect_level: EffectLevel
      category: LawCategory
      /** The Chinese name; facets and filters use it. */
      department: string
      department_words: Words
      adopted_on: string | null
      effective_on: string | null
      repealed_on: string | null
      /** As recorded; what it is on a day follows from it and the dates. */
      status: Timeliness
      source_url: string | null
      verified_on: string | null
      created_at: Generated<Date>
      updated_at: Generated<Date>
      /** Rules its citations were found under. */
      citations_revision: Generated<number>
    }
    /** Keys of the names a law goes by. */
    law_name: { law_id: string; key: string }
    /** A wording of a law. */
    law_version: {
      id: Generated<string>
      law_id: string
      /** Day it was made: of its newest amendment. */
      version_on: string | null
      /** First day it is in force. */
      in_force_from: string | null
      /** Digest of its texts: the same wording is stored once. */
      digest: string
      created_at: Generated<Date>
    }
    /** A wording in one language. */
    law_text: {
      id: Generated<string>
      version_id: string
      language: Language
      title: string
      /** The title in lower case without spaces and punctuation. */
      title_key: string
      short_titles: string[]
      is_original: boolean
      is_digest: boolean
      article_count: number
    }
    /** A heading or an article of a text, in order. */
    law_unit: {
      text_id: string
      position: number
      kind: 'heading' | 'article'
      level: number | null
      key: string | null
      anchor: string
      number: string | null
      heading: string | null
      body: string | null
    }
  }
}
