import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Action } from '../../ui/actions.tsx'
import { DeadlineTag } from '../../ui/deadline-tag.tsx'
import { FollowedRow } from '../../ui/followed-row.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import { UrgentMark } from '../../ui/urgent-mark.tsx'
import type { AskedMove } from '../moves.ts'
import { areCompared, isOwnTurn, isTimed, standingOf, type OwnRow, type Standing } from '../standing.ts'
import { useOwnActions } from '../use-own-actions.ts'
import { RequirementTag } from './requirement-tag.tsx'
import { HelpTags } from '../../help/door/help-tags.tsx'

/** Whether it stands completed, and the reader is asked how the work was. */
function isToEvaluate(standing: Standing, { toEvaluate }: Pick<OwnRow, 'toEvaluate'>): boolean {
  return standing === 'completed' && toEvaluate !== null
}

/** In words what a requirement waits for. */
function useStandingWords() {
  const { t } = useTranslation('ownRequirements')
  return (standing: Standing, row: Pick<OwnRow, 'signUpsBy' | 'toEvaluate' | 'reason'>): ReactNode => {
    const { signUpsBy, reason } = row
    if (standing === 'rejected' && reason !== null)
      return <Quoting words={(said) => t('rows.rejectedBecause', { reason: said })} said={reason} />
    if (isToEvaluate(standing, row)) return t('rows.evaluate')
    if (standing === 'signUps') return t('rows.signUps', { count: signUpsBy.SIGNED_UP ?? 0 })
    if (standing === 'negotiations') return t('rows.negotiations', { count: signUpsBy.IN_NEGOTIATION ?? 0 })
    return t(`rows.${standing}`)
  }
}

/** The one thing that most come for. */
function useFirst() {
  const { t } = useTranslation('ownRequirements')
  return (standing: Standing, row: Pick<OwnRow, 'id' | 'signUpsBy' | 'toEvaluate'>): Action | null => {
    const to = `/content/request/detail?id=${row.id}`
    if (isToEvaluate(standing, row)) {
      return { label: t('open.evaluate'), icon: 'star', to: `${to}&signUp=${row.toEvaluate}#evaluation` }
    }
    if (standing === 'signUps') {
      const label = t(areCompared(row) ? 'open.compare' : 'open.signUp')
      return { label, icon: 'people', to: `${to}#sign-ups` }
    }
    if (standing === 'negotiations') return { label: t('open.talks'), icon: 'speech', to: `${to}#sign-ups` }
    if (standing === 'cooperating') return { label: t('open.cooperation'), to }
    const isRead = standing === 'review' || standing === 'noSignUps' || standing === 'completed'
    return isRead ? { label: t('open.view'), to } : null
  }
}

/** A requirement of the reader's own: how it stands, what it waits for, what may be done. */
export function OwnRequirementRow({ row, ask }: { row: OwnRow; ask: (move: AskedMove) => void }) {
  const { t } = useTranslation('ownRequirements')
  const day = useFormatDay()
  const wordsOf = useStandingWords()
  const firstOf = useFirst()
  const actionsOf = useOwnActions(ask)
  const standing = standingOf(row)
  const { edit, republish, end, copy, delete: remove } = actionsOf(row)
  const inOrder = standing === 'review' ? [end, edit, copy] : [edit, republish, copy, end, remove]
  const actions = [firstOf(standing, row), ...inOrder].filter((action) => action !== null)
  return (
    <FollowedRow
      state={<RequirementTag state={row.state} />}
      mark={isTimed(row) && row.priority === 'EMERGENCY' && <UrgentMark />}
      title={row.title}
      language={row.language}
      to={`/content/request/detail?id=${row.id}`}
      code={row.code}
      turn={isOwnTurn(standing) || isToEvaluate(standing, row) ? t('yours') : undefined}
      waits={wordsOf(standing, row)}
      meta={
        <>
          <HelpTags help={row} />
          <span>{t('submitted', { date: day(row.submittedAt) })}</span>
        </>
      }
      due={isTimed(row) && <DeadlineTag on={row.deadline} today={zoneToday()} />}
      actions={actions}
    />
  )
}
