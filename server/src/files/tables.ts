import type { FilePurpose } from '@portal/protocol/files/schemas.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** A file whose content stands in the file store under its id. */
    stored_file: {
      id: Generated<string>
      owner_id: string
      purpose: FilePurpose
      /** As its owner named it. */
      name: string
      media_type: string
      /** Bytes. */
      size: number
      /** Of a picture of what is published, in pixels. */
      width: number | null
      height: number | null
      /** A row names it; the others are forgotten after a day. */
      is_used: Generated<boolean>
      created_at: Generated<Date>
    }
    /** A content that was begun to be written and has no row yet. */
    begun_content: {
      id: string
      at: Generated<Date>
    }
    /** An upload that was refused for its content, or is being read. */
    refused_upload: {
      id: Generated<number>
      owner_id: string
      at: Generated<Date>
    }
  }
}
