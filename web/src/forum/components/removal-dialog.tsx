import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../app/forms/act-dialog.tsx'
import { pendingKey } from '../../pending/queries.ts'
import { forumKey } from '../queries.ts'

interface RemovalDialogProps {
  kind: 'post' | 'comment'
  send: () => Promise<unknown>
  /** Where it leads once it is gone. */
  go?: string
  onClose: () => void
}

/** Asks before what the reader wrote is deleted. */
export function RemovalDialog({ kind, send, go, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('forum')
  return (
    <ActDialog
      title={t(`removal.${kind}.title`)}
      text={t(`removal.${kind}.text`)}
      confirm={t('actions.remove')}
      cancel={t('actions.cancel')}
      isDestructive
      send={send}
      after={{
        toast: t(`removal.${kind}.done`),
        invalidates: [forumKey, pendingKey],
        ...(go !== undefined && { go }),
      }}
      onClose={onClose}
    />
  )
}
