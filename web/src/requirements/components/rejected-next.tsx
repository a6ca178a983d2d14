import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../app/records/refusal.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { standingLooks, type OwnRequirement } from '../standing.ts'

interface RejectedNextProps {
  requirement: Pick<OwnRequirement, 'reason' | 'history'>
  children?: ReactNode
}

/** That a requirement was rejected, and why. */
export function RejectedNext({ requirement: { reason, history }, children }: RejectedNextProps) {
  const { t } = useTranslation('ownRequirements')
  return (
    <NextStep
      {...standingLooks.rejected}
      who={t('turn.rejected.who')}
      title={t('turn.rejected.title')}
      text={reason === null ? t('turn.rejected.text') : <Refusal reason={reason} history={history} />}
    >
      {children}
    </NextStep>
  )
}
