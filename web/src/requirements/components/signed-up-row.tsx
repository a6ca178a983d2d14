import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { useTranslation } from 'react-i18next'
import type { Action } from '../../ui/actions.tsx'
import { DeadlineTag } from '../../ui/deadline-tag.tsx'
import { FollowedRow } from '../../ui/followed-row.tsx'
import { useFormatDay } from '../../ui/moment.tsx'
import { UrgentMark } from '../../ui/urgent-mark.tsx'
import type { AskedMove } from '../moves.ts'
import { isRunning, isTimed, turnOf, type SignedUpRow } from '../standing.ts'
import { useSignUpActions } from '../use-sign-up-actions.ts'
import { CooperationTag } from './cooperation-tag.tsx'
import { Publisher } from './publisher.tsx'
import { HelpTags } from '../../help/door/help-tags.tsx'

interface SignedUpRequirementRowProps {
  row: SignedUpRow
  ask: (move: AskedMove) => void
}

/** A requirement that the reader signed up for: how it stands, whose turn it is. */
export function SignedUpRequirementRow({ row, ask }: SignedUpRequirementRowProps) {
  const { t } = useTranslation('signedUp')
  const day = useFormatDay()
  const { requirement, cooperation } = row
  const { state, signedUpAt } = cooperation
  const to = `/content/request/cooperation_detail?id=${requirement.id}`
  const open: Action = { label: t('open'), to }
  const isOpen = isTimed(requirement) && isRunning(cooperation)
  return (
    <FollowedRow
      state={<CooperationTag state={state} side="provider" />}
      mark={isOpen && requirement.priority === 'EMERGENCY' && <UrgentMark />}
      title={requirement.title}
      language={requirement.language}
      to={to}
      code={requirement.code}
      turn={state === 'COOPERATING' ? t(`turn.${state}.who`) : undefined}
      waits={t(`turn.${turnOf(requirement, cooperation)}.title`)}
      meta={
        <>
          <HelpTags help={requirement} />
          <Publisher publisher={requirement.publisher} />
          <span>{t('at', { date: day(signedUpAt) })}</span>
        </>
      }
      due={isOpen && <DeadlineTag on={requirement.deadline} today={zoneToday()} />}
      actions={[open, ...useSignUpActions(ask)(requirement, cooperation)]}
    />
  )
}
