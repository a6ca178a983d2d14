import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/link.tsx'
import { NextStep } from '../../ui/next-step.tsx'
import type { AskedMove } from '../moves.ts'
import { standingLooks, standingOf, type OwnRequirement } from '../standing.ts'
import { useOwnActions } from '../use-own-actions.ts'

interface OwnNextProps {
  requirement: OwnRequirement
  ask: (move: AskedMove) => void
}

/** Whose turn it is with a requirement, and why. */
export function OwnNext({ requirement, ask }: OwnNextProps) {
  const { t } = useTranslation('ownRequirements')
  const { t: words } = useTranslation('requirements')
  const { edit, republish } = useOwnActions(ask)(requirement)
  const { title, reason, cooperations } = requirement
  const standing = standingOf(requirement)
  const finished = cooperations.find(({ abilities }) => abilities.includes('completed'))
  const isCompared = standing === 'signUps' || standing === 'negotiations'
  const why =
    standing === 'rejected' && reason ? `${words('fields.reason')}: ${reason}` : t(`turn.${standing}.text`)
  return (
    <NextStep
      {...standingLooks[standing]}
      who={t(`turn.${standing}.who`)}
      title={t(`turn.${standing}.title`)}
      text={why}
    >
      {isCompared && (
        <Button component={Link} to={`?id=${requirement.id}#sign-ups`}>
          {t('toCompare')}
        </Button>
      )}
      {standing === 'rejected' && edit?.to && (
        <Button component={Link} to={edit.to}>
          {edit.label}
        </Button>
      )}
      {standing !== 'rejected' && republish && (
        <Button variant={isCompared ? 'default' : 'filled'} onClick={() => republish.onClick?.()}>
          {republish.label}
        </Button>
      )}
      {finished && (
        <Button
          onClick={() => ask({ name: 'completed', id: finished.id, title, partner: finished.provider.name })}
        >
          {words('actions.completed')}
        </Button>
      )}
    </NextStep>
  )
}
