import {
  publicationLifecycle,
  type ConsultationState,
  type PublicationState,
} from '@portal/protocol/consultations/lifecycle.ts'
import type { Movable } from '../kernel/mover.ts'
import { deskConsultationLink, ownConsultationLink } from './links.ts'

/** Of published consultations among what is searched. */
export const publishedKind = 'consultation'

/** What is known of a publication when it is moved: of its consultation. */
export interface PublicationFacts {
  account_id: string
  title: string
  allows_publication: boolean
  consultation_state: ConsultationState
  /** Who of the desk answers it. */
  assigned_to: string | null
}

export interface PublicationRow extends PublicationFacts {
  id: string
  state: PublicationState
}

/** Whether the asker allowed it with the question, and it is answered. */
export function isAllowed({ allows_publication: allows, consultation_state: state }: PublicationFacts) {
  return allows && state === 'REPLIED'
}

/** Publications of consultations, as they are moved. */
export const publicationMoves: Movable<typeof publicationLifecycle, PublicationFacts> = {
  lifecycle: publicationLifecycle,
  table: 'consultation_publication',
  searched: { kind: publishedKind, found: ['PUBLISHED'] },
  conditions: { isAllowed },
  parties: {
    asker: ({ account_id: asker }) => asker,
    answerer: ({ assigned_to: answerer }) => answerer,
  },
  about: ({ id, title }, who) => ({
    type: 'CONSULTING',
    link: who === 'asker' ? ownConsultationLink(id) : deskConsultationLink(id),
    params: { title },
  }),
}
