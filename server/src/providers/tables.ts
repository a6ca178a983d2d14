import type { InstitutionKind, ProviderKind } from '@portal/protocol/providers/constants.ts'
import type { Generated, JSONColumnType } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** A body that does not register itself. */
    institution: {
      id: Generated<string>
      kind: InstitutionKind
      /** ISO 3166. */
      country: string
      /** GB/T 2260 in China, ISO 3166-2 elsewhere. */
      area: string | null
      name_zh: string
      name_en: string | null
      name_ru: string | null
      address_zh: string
      address_en: string | null
      address_ru: string | null
      brief_zh: string | null
      brief_en: string | null
      brief_ru: string | null
      /** For the public; `+` and digits. */
      phone: string | null
      email: string | null
      website: string | null
      /** Codes of SPECIALTY_AREA. */
      specialties: string[]
      /** As profiles have them: codes of WORKING_LANGUAGE. */
      languages: JSONColumnType<{ code: string; level: 'WORKING' }[]>
      is_shown: boolean
      added_at: Generated<Date>
      changed_at: Generated<Date>
    }
    /** Everybody in the directory, by what its lists are filtered and ordered by; the database keeps it. */
    provider_entry: {
      /** Of the account; of a member or an institution its own. */
      id: string
      kind: ProviderKind
      name: string
      specialties: string[]
      /** Codes of WORKING_LANGUAGE. */
      spoken: string[]
      country: string | null
      area: string | null
      completed: number
      added_at: Date
      /** The agency that they work for, where it is in the directory. */
      organization_id: string | null
      organization_kind: ProviderKind | null
    }
    /** What other features count of a provider. */
    provider_tally: {
      account_id: string
      /** Cooperations and orders that were completed. */
      completed: Generated<number>
      /** Services that are shown. */
      services: Generated<number>
    }
  }
}
