import { useTranslation } from 'react-i18next'
import { MoveDialog } from '../../app/records/move-dialog.tsx'
import type { AskedProps } from '../../app/records/use-moves.tsx'
import { destructiveMoves, moveCalls, type AskedMove } from '../moves.ts'
import { lawServicesKey } from '../query-key.ts'

interface ServiceMoveProps extends AskedProps<AskedMove> {
  /** Where what is shown goes with the move. */
  go?: string | undefined
}

/** Asks before a service is closed, reopened or deleted, or one of its cases is. */
export function ServiceMove({ move: { name, id, title }, ...asked }: ServiceMoveProps) {
  const { t } = useTranslation('ownServices')
  const { t: words } = useTranslation('lawServices')
  return (
    <MoveDialog
      {...asked}
      call={moveCalls[name]}
      id={id}
      title={t(`${name}.title`)}
      text={t(`${name}.text`, { title })}
      submit={words(`actions.${name}`)}
      done={t(`${name}.done`)}
      isDangerous={destructiveMoves.includes(name)}
      changed={lawServicesKey}
    />
  )
}
