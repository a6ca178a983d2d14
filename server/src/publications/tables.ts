import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { PublicationState } from '@portal/protocol/publications/lifecycle.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** What is known of it by its id; all else is its versions'. */
    publication: {
      id: Generated<string>
      kind: PublicationKind
    }
    publication_version: {
      id: Generated<string>
      publication_id: string
      /** Its publication's. */
      kind: PublicationKind
      /** From 1 within its publication. */
      number: number
      /** Raised by each change of what is written. */
      revision: Generated<number>
      state: PublicationState
      /** Of its publication's versions the last that was not discarded, else the last that appeared. */
      is_latest: boolean
      /** Its publication's. */
      is_pinned: Generated<boolean>
      category: string
      country: string | null
      source_url: string | null
      document_number: string | null
      /** Day. */
      issued_on: string | null
      picture_id: string | null
      /** Of what takes place; null of other kinds. */
      starts_at: Date | null
      ends_at: Date | null
      /** Null where it may be applied for until it begins. */
      apply_until: Date | null
      /** Null where whoever applies may come. */
      seats: number | null
      is_online: Generated<boolean>
      /** Nobody reads it but who has a seat. */
      join_url: string | null
      held_in: Generated<Language[]>
      certificate_hours: number | null
      /** Of a product. */
      work_days: number | null
      /** When it is wanted to appear. */
      publish_at: Date | null
      /** When the first version of its publication was published. */
      appeared_at: Date | null
      published_at: Date | null
      /** Who wrote it last. */
      written_by: string | null
      written_at: Generated<Date>
    }
    /** A version in a language. */
    publication_text: {
      id: Generated<string>
      version_id: string
      language: Language
      title: string
      summary: string
      /** Cleaned HTML, and its plain text. */
      content: string
      content_text: string
      source_name: string | null
      speaker: string | null
      /** What the picture shows. */
      picture_text: string | null
      /** Where it takes place. */
      place: string | null
      /** What it costs. */
      fee: string | null
      /** A translation that does not appear with its version. */
      is_held_back: Generated<boolean>
      changed_at: Generated<Date>
      /** Of a translation that is older than the Chinese: what that said before, where it is known. */
      chinese_title: string | null
      chinese_summary: string | null
      chinese_content: string | null
    }
    /** Pictures within its texts. */
    publication_picture: {
      version_id: string
      file_id: string
    }
    publication_file: {
      version_id: string
      file_id: string
      /** Among those of the version, from 0. */
      position: number
    }
  }
}
