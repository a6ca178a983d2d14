import type { Language, Words } from '@portal/protocol/kernel/languages.ts'
import type { TemplateContent } from '@portal/protocol/templates/content.ts'
import type { TemplateState } from '@portal/protocol/templates/lifecycle.ts'
import type { Generated, JSONColumnType } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** What is known of it by its id; all else is its versions'. */
    contract_template: {
      id: Generated<string>
      /** How many contracts were begun on it. */
      uses: Generated<number>
      /** By which a sample is found again. */
      key: string | null
    }
    contract_template_version: {
      id: Generated<string>
      template_id: string
      /** From 1 within its template. */
      number: number
      /** Raised by each change of what is written. */
      revision: Generated<number>
      state: TemplateState
      /** Of its template's versions the last that was not discarded, else the last that appeared. */
      is_latest: boolean
      category: string
      /** Of its content. */
      languages: Language[]
      title: JSONColumnType<Words>
      summary: JSONColumnType<Words>
      /** What is new beside the version before it. */
      note: JSONColumnType<Words> | null
      content: JSONColumnType<TemplateContent>
      /** When the first version of its template was published. */
      appeared_at: Date | null
      published_at: Date | null
      /** Who wrote it last. */
      written_by: string | null
      written_at: Generated<Date>
    }
    /** A law that a version rests on, as it was when an editor looked at it last. */
    contract_template_law: {
      version_id: string
      /** Its address. */
      law: string
      /** Which wording was in force; null where none was. */
      wording: string | null
      in_force: boolean
      confirmed_at: Generated<Date>
      /** When its version's writer was told that it changed since. */
      told_at: Generated<Date | null>
    }
    /** Somebody's contract in preparation. */
    contract_draft: {
      id: Generated<string>
      account_id: string
      /** The version that it was begun on, or moved to. */
      version_id: string
      language: Language
      second_language: Language | null
      /** Raised by each save. */
      revision: Generated<number>
      /** Its name and its answers. */
      sealed: Uint8Array
      created_at: Generated<Date>
      changed_at: Generated<Date>
    }
  }
}
