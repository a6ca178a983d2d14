import type { pending } from '@portal/protocol/words/zh/pending.ts'
import type { IconName } from '../ui/icon.tsx'

/** What can wait for somebody, as words name it. */
export type PendingKind = keyof (typeof pending)['open']

export const pendingIcons: Readonly<Record<PendingKind, IconName>> = {
  signUps: 'people',
  negotiations: 'speech',
  refusedRequirements: 'back',
  refusedServices: 'back',
  refusedPosts: 'back',
  invitations: 'mail',
  cooperations: 'case',
  ordersToConnect: 'phone',
  ordersToBegin: 'case',
  ordersToComplete: 'check',
  cooperationEvaluations: 'star',
  orderEvaluations: 'star',
  lookupQuotes: 'stamp',
  publicationOffers: 'speech',
  teamConsultations: 'people',
}

export function isPendingKind(kind: string): kind is PendingKind {
  return kind in pendingIcons
}
