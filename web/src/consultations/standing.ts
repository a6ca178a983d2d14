import type { consultationCalls } from '@portal/protocol/consultations/calls.ts'
import type { consultationDeskCalls } from '@portal/protocol/consultations/desk-calls.ts'
import type { AnswerOf, OutputOf } from '@portal/protocol/kernel/call.ts'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import type { IconName } from '../ui/icon.tsx'

export type PublishedRow = OutputOf<typeof consultationCalls.page>['content'][number]
export type Shown = OutputOf<typeof consultationCalls.read>
export type Published = NonNullable<Shown['published']>
export type OwnRow = OutputOf<typeof consultationCalls.ownPage>['content'][number]
export type OwnConsultation = NonNullable<Shown['own']>
export type DeskConsultation = OutputOf<typeof consultationDeskCalls.desk>
export type TeamRow = OutputOf<typeof consultationCalls.teamPage>['content'][number]
export type TeamConsultation = OutputOf<typeof consultationCalls.teamRead>
export type Prepared = AnswerOf<typeof consultationDeskCalls.prepared>[number]

/** Who answers: the platform's desk, or the team of a product. */
export type Answering = 'desk' | 'team'

/** What answering a question needs to know of it. */
export interface Answered extends Pick<DeskConsultation, 'id' | 'type' | 'language' | 'reply'> {
  abilities: readonly (DeskConsultation['abilities'][number] | TeamConsultation['abilities'][number])[]
  /** Told to the desk alone. */
  publication?: DeskConsultation['publication']
}

/** Where a question is to its asker: once something was offered to be published, that counts. */
export type Standing = 'UNANSWERED' | 'REPLIED' | 'OFFERED' | 'PUBLISHED' | 'WITHDRAWN'

export function standingOf({ state, publication }: Pick<OwnRow, 'state' | 'publication'>): Standing {
  return publication ?? state
}

export const standingLooks: Readonly<Record<Standing, { tone: Tone; icon: IconName }>> = {
  UNANSWERED: { tone: 'gold', icon: 'clock' },
  REPLIED: { tone: 'jade', icon: 'check' },
  OFFERED: { tone: 'seal', icon: 'speech' },
  PUBLISHED: { tone: 'ink', icon: 'globe' },
  WITHDRAWN: { tone: 'grey', icon: 'lock' },
}

type PublicationMove = OwnConsultation['publicationHistory'][number]

/** Moves of a publication, the oldest first, with what each was: what was offered and not agreed to is not withdrawn. */
export function publicationActs<Move extends Pick<PublicationMove, 'action'>>(moves: readonly Move[]) {
  return moves.map((move, place) => {
    const isRefusal = move.action === 'withdraw' && moves[place - 1]?.action === 'offer'
    return { ...move, act: isRefusal ? ('refuse' as const) : move.action }
  })
}
