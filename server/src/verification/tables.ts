import type { SubmissionState } from '@portal/protocol/verification/lifecycle.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** Data given to be verified, at registration and at each change of what was verified. */
    submission: {
      id: Generated<string>
      account_id: string
      state: Generated<SubmissionState>
      /** The changed data as JSON; null of a registration, whose data stand in their table. */
      sealed: Generated<Buffer | null>
      submitted_at: Generated<Date>
      decided_at: Generated<Date | null>
      decided_by: Generated<string | null>
      reason: Generated<string | null>
    }
  }
}
