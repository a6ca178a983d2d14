import { useTranslation } from 'react-i18next'
import type { OwnRequirement } from './standing.ts'

type RequirementMove = OwnRequirement['history'][number]

/** What a move of a requirement is called: by the state it led to, where its action may lead to several. */
export function useMoveTitle() {
  const { t } = useTranslation('requirements')
  return ({ action, to }: Pick<RequirementMove, 'action' | 'to'>): string =>
    t(
      action === 'cancel' && (to === 'WITHDRAWN' || to === 'CLOSED')
        ? `historyTo.${to}.${action}`
        : `history.${action}`,
    )
}
