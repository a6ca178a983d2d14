import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { CooperationState, RequirementState } from '@portal/protocol/requirements/lifecycle.ts'
import type { attachmentReaders } from '@portal/protocol/requirements/constants.ts'
import type { priorities } from '@portal/protocol/requirements/lists.ts'
import type { Generated } from 'kysely'

declare module '../kernel/database/tables.ts' {
  interface Tables {
    requirement: {
      id: Generated<string>
      /** By which people name it: `R-2026-00042`. */
      code: string
      account_id: string
      state: RequirementState
      /** Its owner's standing keeps it from being shown. */
      is_hidden: Generated<boolean>
      language: Language
      title: string
      /** Code of SERVICE_TYPE. */
      type: string
      /** Code of SPECIALTY_AREA. */
      business_type: string
      dispute_type: string | null
      translation_pair: string | null
      /** ISO 3166. */
      regions: string[]
      priority: (typeof priorities)[number]
      /** YYYY-MM-DD. */
      deadline: string
      /** Clean HTML. */
      content: string
      /** The same without markup, to be searched. */
      content_text: string
      contact: string
      phone: string
      email: string | null
      files_for: (typeof attachmentReaders)[number]
      /** The other side of the matter, as JSON, sealed for `opposing-parties`. */
      opposing: Buffer
      /** Keyed hashes of its names and numbers, by which a conflict of interest is found. */
      opposing_keys: string[]
      /** Why it was refused or taken down last. */
      reason: string | null
      /** The moderator who reviews it. */
      assigned_to: string | null
      /** What closed it. */
      cooperation_id: string | null
      /** How often its owner changed it. */
      revision: Generated<number>
      submitted_at: Generated<Date>
      published_at: Date | null
    }
    requirement_file: { requirement_id: string; file_id: string; position: number }
    /** Whom the owner had in mind; told once it is shown. */
    requirement_partner: { requirement_id: string; account_id: string; told_at: Generated<Date | null> }
    /** That the owner was told so many days before a deadline. */
    requirement_reminder: { requirement_id: string; deadline: string; days: number }
    /** A provider's sign-up, one for each requirement, and what became of it. */
    cooperation: {
      id: Generated<string>
      requirement_id: string
      account_id: string
      state: CooperationState
      note: string
      firm: string | null
      /** RMB. */
      fee_from: string | null
      fee_to: string | null
      /** Working days. */
      days: number | null
      denies_conflict: Generated<boolean>
      /** When the demander agreed that contacts open to a provider abroad. */
      abroad_consent_at: Generated<Date | null>
      /** When the provider agreed that contacts open to a demander abroad. */
      provider_consent_at: Generated<Date | null>
      signed_up_at: Generated<Date>
      completed_at: Generated<Date | null>
    }
  }
}
