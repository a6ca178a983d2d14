import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../../app/records/refusal.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { standingLooks, type OwnService } from '../standing.ts'

interface RejectedNextProps {
  service: Pick<OwnService, 'reason' | 'history'>
  children?: ReactNode
}

/** That a service was rejected, and why. */
export function RejectedNext({ service: { reason, history }, children }: RejectedNextProps) {
  const { t } = useTranslation('ownServices')
  return (
    <NextStep
      {...standingLooks.REJECTED}
      who={t('turn.REJECTED.who')}
      title={t('turn.REJECTED.title')}
      text={reason === null ? t('turn.REJECTED.text') : <Refusal reason={reason} history={history} />}
    >
      {children}
    </NextStep>
  )
}
