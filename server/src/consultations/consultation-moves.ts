import { consultationLifecycle, type ConsultationState } from '@portal/protocol/consultations/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'
import { ownConsultationLink } from './links.ts'

/** What is known of a consultation when it is moved. */
export interface ConsultationFacts {
  account_id: string
  title: string
}

export interface ConsultationRow extends ConsultationFacts {
  id: string
  state: ConsultationState
}

/** Consultations, as they are moved. */
export const consultationMoves: Movable<typeof consultationLifecycle, ConsultationFacts> = {
  lifecycle: consultationLifecycle,
  table: 'consultation',
  parties: { asker: ({ account_id: asker }) => asker },
  about: ({ id, title }) => ({ type: 'CONSULTING', link: ownConsultationLink(id), params: { title } }),
}
