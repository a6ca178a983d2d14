import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    second_factor: {
      account_id: string
      /** Base32 secret, sealed for `second factor`; null until one has been confirmed. */
      secret_sealed: Generated<Buffer | null>
      /** The secret being set up; the confirmed one stays good until it takes its place. */
      pending_sealed: Generated<Buffer | null>
      confirmed_at: Generated<Date | null>
      /** The newest time step that a code was taken of: no code is good twice. */
      last_step: Generated<string>
    }
    recovery_code: {
      account_id: string
      code_hash: Buffer
    }
  }
}
