import type { AccountState, UserType } from '@portal/protocol/kernel/user-types.ts'
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
      created_at: Generated<Date>
    }
    session: {
      token_hash: Buffer
      account_id: string
      created_at: Generated<Date>
      last_used_at: Generated<Date>
    }
    login_failure: {
      id: Generated<number>
      /** Keyed hash of the account name tried, or of the address it came from. */
      subject: Buffer
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
