import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    person: {
      account_id: string
      full_name: string | null
      company: string | null
      /** ISO 3166. */
      country: string | null
    }
    member: {
      id: Generated<string>
      agency_id: string
      avatar: string | null
      name: string
      licence_number: string | null
      /** YYYY-MM. */
      practice_start: string
      /** Codes of SPECIALTY_AREA. */
      areas: string[]
      created_at: Generated<Date>
    }
  }
}
