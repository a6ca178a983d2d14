import type { VerificationState } from '@portal/protocol/kernel/user-types.ts'
import type { SubmissionState } from '@portal/protocol/verification/lifecycle.ts'
import type { ReactNode } from 'react'

/** What was last given to be verified. */
interface Submission<Data> {
  state: SubmissionState
  submittedAt: string
  reason: string | null
  /** The data as they would be; null of a registration, whose data are the profile's own. */
  data: Data | null
}

/** A profile whose data the platform verifies. */
export interface VerifiedProfileData<Data> {
  data: Data
  verification: VerificationState
  submission: Submission<Data> | null
}

/** One of the facts of a profile. */
export interface Fact<Data> {
  label: string
  /** What it says; two that say the same do not differ. */
  text: (data: Data) => string
  /** Where it is more than a text. */
  show?: (data: Data) => ReactNode
  /** Of some alone: where it says nothing, it is left out. */
  isOfSome?: true
}

/** What a change's form begins with: what waits or was refused, else what is valid. */
export function beginning<Data>({ data, submission }: VerifiedProfileData<Data>): Data {
  const isOpen = submission?.state === 'PENDING' || submission?.state === 'REJECTED'
  return (isOpen && submission.data) || data
}
