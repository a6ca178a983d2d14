import type { Language, Words } from '@portal/protocol/kernel/languages.ts'
import type {
  EffectLevel,
  LawCategory,
  LawKind,
  LevelDoubt,
  Timeliness,
} from '@portal/protocol/laws/constants.ts'
import type { ProvisionDay } from '@portal/protocol/laws/schemas.ts'
import type { Generated, JSONColumnType } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** A work: one act whatever its wording. */
    law: {
      id: Generated<string>
      /** Stable public address: country/kind/date/number. */
      address: string
      /** Those that it had before, which lead to it. */
      former_addresses: Generated<string[]>
      country: string
      kind: LawKind
      number: string | null
      effect_level: EffectLevel
      /** Why its level was left open, where an import did. */
      level_doubt: LevelDoubt | null
      /** Whether an administrator stated it: no import changes it then. */
      is_level_stated: Generated<boolean>
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
    /** What a law is called in a language, whether or not a text is held in it. */
    law_title: {
      law_id: string
      language: Language
      title: string
      short_titles: string[]
      /** A state body's or a treaty's own; else our translation. */
      is_official: boolean
    }
    /** A wording of a law. */
    law_version: {
      id: Generated<string>
      law_id: string
      /** Day it was made: of its newest amendment. */
      version_on: string | null
      published_on: string | null
      /** First day it is in force; where that is not recorded, the day it was made, from which it counts. */
      in_force_from: string | null
      is_day_recorded: boolean
      /** What says so. */
      day_source: string | null
      /** What says that its law reaches back before its adoption. */
      retroactive_by: string | null
      /** Provisions that begin on other days. */
      provision_days: JSONColumnType<ProvisionDay[]>
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
      /** Digest of what it was given as: the same again changes nothing. */
      digest: string | null
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
