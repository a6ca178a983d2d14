import { useTranslation } from 'react-i18next'
import { MovedTimeline } from '../../app/records/moved-timeline.tsx'
import { Quoting } from '../../ui/quoting.tsx'
import type { OwnRequirement, SignedUp, SignUp } from '../standing.ts'
import { useMoveTitle } from '../use-move-title.ts'

type RequirementMove = OwnRequirement['history'][number]
type FollowedMove = SignedUp['requirement']['history'][number]
type SignUpMove = SignUp['history'][number]

const none: readonly never[] = []

interface RequirementTimelineProps {
  /** To its owner. */
  requirement?: readonly RequirementMove[]
  /** To a provider who signed up. */
  followed?: readonly FollowedMove[]
  /** Of sign-ups, with whose each is. */
  signUps: readonly { name?: string; history: readonly SignUpMove[] }[]
}

/** What happened to a requirement and to its sign-ups. */
export function RequirementTimeline({
  requirement = none,
  followed = none,
  signUps,
}: RequirementTimelineProps) {
  const { t } = useTranslation('requirements')
  const titleOf = useMoveTitle()
  const signUpTitleOf = ({ action, side }: SignUpMove) =>
    t(
      action === 'cancelCooperation' && side !== null
        ? `signUpHistoryBy.${side}.${action}`
        : `signUpHistory.${action}`,
    )
  const moves = [
    ...requirement.map((move) => ({ ...move, title: titleOf(move) })),
    ...followed.map((move) => ({ ...move, title: t(`followedHistory.${move.action}`), note: null })),
    ...signUps.flatMap(({ name, history }) =>
      history.map((move) => ({
        ...move,
        title: signUpTitleOf(move),
        of: name && <Quoting words={(said) => t('signUpOf', { name: said })} said={name} />,
      })),
    ),
  ]
  return <MovedTimeline moves={moves} />
}
