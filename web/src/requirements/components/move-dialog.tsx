import { useTranslation } from 'react-i18next'
import { MoveDialog } from '../../app/records/move-dialog.tsx'
import type { AskedProps } from '../../app/records/use-moves.tsx'
import { destructiveMoves, moveCalls, type AskedMove } from '../moves.ts'
import { requirementsKey } from '../query-key.ts'

interface RequirementMoveProps extends AskedProps<AskedMove> {
  /** Where what is shown goes with the move. */
  go?: string | undefined
}

/** Asks before a requirement or a sign-up is moved. */
export function RequirementMove({ move, ...asked }: RequirementMoveProps) {
  const { name, id, title, partner = '', country } = move
  const { t } = useTranslation('requirementMoves')
  const { t: words } = useTranslation('requirements')
  return (
    <MoveDialog
      {...asked}
      call={moveCalls[name]}
      id={id}
      title={t(`${name}.title`, { name: partner })}
      text={t(`${name}.text`, { title })}
      submit={words(`actions.${name}`)}
      done={t(`${name}.done`)}
      isDangerous={destructiveMoves.includes(name)}
      recipient={name === 'communicated' && country ? { name: partner, country } : undefined}
      changed={requirementsKey}
    />
  )
}
