import type { EvaluatedKind } from '@portal/protocol/evaluations/constants.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { evaluationQuery } from '../queries.ts'

interface EvaluateNextProps {
  kind: EvaluatedKind
  /** Of the cooperation or the order, which is completed. */
  id: string
  /** Address of the page of it, at the card of its evaluation. */
  to: string
  /** What comes next for everybody else. */
  children: ReactNode
}

/**
 * What is left to whoever completed work was done for, as long as they are asked how it was. The screen names the words
 * `evaluations`.
 */
export function EvaluateNext({ kind, id, to, children }: EvaluateNextProps) {
  const { t } = useTranslation('evaluations')
  const { data, isPending } = useQuery(evaluationQuery(useApp(), kind, id))
  // What comes next for others is no button to be pressed before it is known who this is.
  if (isPending) return <Skeleton height={132} />
  if (!data?.isAsked) return children
  return (
    <NextStep tone="ink" icon="star" who={t('next.who')} title={t('next.title')} text={t('next.text')}>
      <ButtonLink to={to}>{t('next.open')}</ButtonLink>
    </NextStep>
  )
}
