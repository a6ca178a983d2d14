import type { IdentityKind } from '@portal/protocol/account/rules/identity.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { AccountState, UserType, VerificationState } from '@portal/protocol/kernel/user-types.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    account: {
      id: Generated<string>
      username: string
      /** The username in lower case: names are unique whatever their case. */
      username_key: string
      /** E.164. */
      phone: string | null
      email: string | null
      password_hash: string
      user_type: UserType
      admin_roles: Generated<string[]>
      state: Generated<AccountState>
      picture: string | null
      verification: Generated<VerificationState>
      verification_reason: Generated<string | null>
      /** Of messages to the account's owner. */
      language: Generated<Language>
      created_at: Generated<Date>
    }
    session: {
      /** By which its owner ends it; no secret. */
      id: Generated<string>
      token_hash: Buffer
      account_id: string
      browser: Generated<string | null>
      system: Generated<string | null>
      created_at: Generated<Date>
      last_used_at: Generated<Date>
    }
    login_failure: {
      id: Generated<number>
      /** Keyed hash of the account name tried, or of the address it came from. */
      subject: Buffer
      at: Generated<Date>
    }
    verification_code: {
      /** Keyed hash of channel, purpose and phone or e-mail address. */
      target: Buffer
      code_hash: Buffer
      tries: Generated<number>
      expires_at: Date
    }
    send_count: {
      id: Generated<number>
      /** Keyed hash of whom a message went to, or of the address that asked for it. */
      subject: Buffer
      at: Generated<Date>
    }
    reset_link: {
      account_id: string
      token_hash: Buffer
      expires_at: Date
    }
    /** What a person agreed to, and when. */
    acceptance: {
      account_id: string
      document: 'AGREEMENT' | 'IDENTITY'
      version: string
      language: Language
      accepted_at: Generated<Date>
    }
    stored_file: {
      id: Generated<string>
      owner_id: string
      purpose: 'BUSINESS_LICENCE'
      media_type: string
      content: Buffer
      created_at: Generated<Date>
    }
    company: {
      account_id: string
      name: string
      credit_code: string
      license_image: string
      address: string
      /** YYYY-MM-DD. */
      established_on: string
      industry: string
      size: string
    }
    agency: {
      account_id: string
      name: string
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
    }
    lawyer: {
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
    }
    captcha: {
      id: string
      answer_hash: Buffer
      tries: Generated<number>
      expires_at: Date
    }
  }
}
