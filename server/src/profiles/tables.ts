import type { IdentityKind } from '@portal/protocol/account/rules/identity.ts'
import type { LanguageLevel } from '@portal/protocol/profiles/constants.ts'
import type { Generated, JSONColumnType } from 'kysely'

/** Code of WORKING_LANGUAGE, and how well. */
export interface WorkingLanguage {
  code: string
  level: LanguageLevel
}

type Languages = JSONColumnType<WorkingLanguage[], string | undefined>

/** In which languages and where a provider says they work. */
interface Practice {
  languages: Languages
  /** ISO 3166. */
  work_country: Generated<string | null>
  /** GB/T 2260 in China, ISO 3166-2 elsewhere. */
  work_area: Generated<string | null>
}

declare module '../kernel/database/tables.ts' {
  interface Tables {
    person: {
      account_id: string
      full_name: string | null
      company: string | null
      /** ISO 3166. */
      country: string | null
    }
    company: {
      account_id: string
      name: string
      /** ISO 3166. */
      country: Generated<string>
      /** In China the one, elsewhere the other. */
      credit_code: string | null
      registration_number: Generated<string | null>
      /** Of the business licence; outside China, of the certificate of registration. */
      license_image: string
      address: string
      /** YYYY-MM-DD. */
      established_on: string
      industry: string
      size: string
    }
    agency: Practice & {
      account_id: string
      name: string
      /** ISO 3166. */
      country: Generated<string>
      /** Both null in China. */
      registration_number: Generated<string | null>
      license_image: Generated<string | null>
      responsible_person: string
      identity_kind: IdentityKind
      /** The legal person's number, sealed for `identity`. */
      identity_sealed: Buffer
      identity_hash: Buffer
      address: string
      /** YYYY-MM-DD. */
      established_on: string
      size: string
      scope: string | null
      brief: string | null
      website: Generated<string | null>
      /** E.164. */
      contact_phone: Generated<string | null>
      contact_email: Generated<string | null>
      /** Codes of SPECIALTY_AREA. */
      specialties: Generated<string[]>
    }
    lawyer: Practice & {
      account_id: string
      name: string
      identity_kind: IdentityKind
      identity_sealed: Buffer
      identity_hash: Buffer
      /** ISO 3166; the mainland's licences have no bar. */
      licence_country: string
      licence_bar: string | null
      licence_number: string
      /** A registered office, or the name of another. */
      law_office_id: string | null
      law_firm_name: string | null
      specialties: string[]
      brief: Generated<string | null>
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
      languages: Languages
      created_at: Generated<Date>
    }
  }
}
