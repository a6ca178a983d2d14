import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { OrderState } from '@portal/protocol/orders/lifecycle.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** A demander's order of a service, with the service as it was offered then. */
    service_order: {
      id: Generated<string>
      /** By which people name it: `O-2026-00042`. */
      code: string
      service_id: string
      /** The demander. */
      account_id: string
      provider_id: string
      state: OrderState
      title: string
      language: Language
      /** Code of SERVICE_TYPE. */
      type: string
      /** Code of SPECIALTY_AREA. */
      business_type: string
      dispute_type: string | null
      translation_pair: string | null
      /** ISO 3166. */
      regions: string[]
      description: string
      /** Clean HTML; null of an order from before such were kept. */
      content: string | null
      firm: string | null
      /** RMB. */
      fee_from: string | null
      fee_to: string | null
      /** Working days. */
      days: number | null
      note: string
      contact: string
      phone: string
      email: string | null
      /** When the demander agreed that contacts open to a provider abroad. */
      abroad_consent_at: Generated<Date | null>
      /** When the provider agreed that contacts open to a demander abroad. */
      provider_consent_at: Generated<Date | null>
      /** By which day the provider means to be ready, YYYY-MM-DD. */
      expected_on: Generated<string | null>
      ordered_at: Generated<Date>
      connected_at: Generated<Date | null>
      begun_at: Generated<Date | null>
      completed_at: Generated<Date | null>
    }
  }
}
