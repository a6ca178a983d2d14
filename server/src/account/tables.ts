import type { Language } from '@portal/protocol/kernel/languages.ts'
import type {
  AccountState,
  AdminRole,
  UserType,
  VerificationState,
} from '@portal/protocol/kernel/user-types.ts'
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
      admin_roles: Generated<AdminRole[]>
      state: Generated<AccountState>
      picture: string | null
      verification: Generated<VerificationState>
      /** Of messages to the account's owner. */
      language: Generated<Language>
      /** Messages of the portal go by e-mail too. */
      wants_mail: Generated<boolean>
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
      /** When an administrator passed the second factor in it. */
      second_factor_at: Generated<Date | null>
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
    /** Answers to captchas, right where one was used up. */
    captcha_answer: {
      id: Generated<number>
      /** Keyed hash of the address that it came from. */
      subject: Buffer
      is_right: boolean
      at: Generated<Date>
    }
    captcha: {
      id: string
      answer_hash: Buffer
      tries: Generated<number>
      expires_at: Date
    }
  }
}
