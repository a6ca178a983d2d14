import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { LawServiceState } from '@portal/protocol/law-services/lifecycle.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    law_service: {
      id: Generated<string>
      /** By which people name it: `S-2026-00042`. */
      code: string
      account_id: string
      state: LawServiceState
      /** Its owner's standing keeps it from being shown. */
      is_hidden: Generated<boolean>
      language: Language
      title: string
      /** Code of SERVICE_TYPE. */
      type: string
      /** Code of SPECIALTY_AREA. */
      business_type: string
      dispute_type: string | null
      translation_pair: string | null
      /** ISO 3166. */
      regions: string[]
      /** In lists. */
      description: string
      /** Clean HTML. */
      content: string
      /** The same without markup, to be searched. */
      content_text: string
      /** Who contracts. */
      firm: string | null
      /** RMB. */
      fee_from: string | null
      fee_to: string | null
      /** Working days. */
      days: number | null
      /** Orders completed. */
      volume: Generated<number>
      /** Orders that are not over. */
      open_orders: Generated<number>
      /** How often it or one of its cases was changed. */
      revision: Generated<number>
      /** Why it was refused or taken down last. */
      reason: string | null
      /** The moderator who reviews it. */
      assigned_to: string | null
      submitted_at: Generated<Date>
      /** When it was first approved. */
      published_at: Date | null
    }
    /** What its provider tells of matters like it. */
    service_case: {
      id: Generated<string>
      service_id: string
      position: number
      title: string
      theme: string
      content: string
    }
    /** Whoever ordered a service, and may read it from then on. */
    service_reader: {
      service_id: string
      account_id: string
      /** The order that is not over. */
      order_id: string | null
    }
  }
}
