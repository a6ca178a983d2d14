import type { EvaluatedKind, EvaluationFault } from '@portal/protocol/evaluations/constants.ts'
import type { EvaluationState } from '@portal/protocol/evaluations/lifecycle.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    /** What a demander says of work that was completed. */
    evaluation: {
      id: Generated<string>
      kind: EvaluatedKind
      /** Of the cooperation or the order. */
      subject_id: string
      /** Null once its author has left. */
      demander_id: string | null
      author_type: UserType
      provider_id: string
      service_id: string | null
      /** Of the requirement or the service, as it was ordered. */
      title: string
      /** Code of SERVICE_TYPE. */
      help_type: string
      stars: number
      content: string
      language: Language
      state: EvaluationState
      /** Its provider's standing keeps it from being shown. */
      is_hidden: Generated<boolean>
      /** Why it was refused or taken down: what is wrong with it, and the words its author reads. */
      fault: Generated<EvaluationFault | null>
      reason: Generated<string | null>
      /** The provider's answer. */
      reply: Generated<string | null>
      replied_at: Generated<Date | null>
      /** Why the answer was taken down, as of the evaluation; null while it is shown. */
      reply_fault: Generated<EvaluationFault | null>
      reply_reason: Generated<string | null>
      /** The moderator who reviews it. */
      assigned_to: Generated<string | null>
      submitted_at: Generated<Date>
    }
  }
}
