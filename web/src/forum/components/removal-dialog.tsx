import type { QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../app/forms/use-act.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { forumKey } from '../queries.ts'

interface RemovalDialogProps {
  kind: 'post' | 'comment'
  send: () => Promise<unknown>
  /** Where it leads once it is gone. */
  go?: string
  onClose: () => void
}

const changed: readonly QueryKey[] = [forumKey]

/** Asks before what the reader wrote is deleted. */
export function RemovalDialog({ kind, send, go, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('forum')
  const { isBusy, problem, make } = useAct(send, {
    toast: t(`removal.${kind}.done`),
    invalidates: changed,
    done: onClose,
    ...(go !== undefined && { go }),
  })
  return (
    <ConfirmDialog
      title={t(`removal.${kind}.title`)}
      text={t(`removal.${kind}.text`)}
      confirm={t('actions.remove')}
      cancel={t('actions.cancel')}
      isDestructive
      isBusy={isBusy}
      problem={problem}
      onConfirm={() => make(undefined)}
      onClose={onClose}
    />
  )
}
