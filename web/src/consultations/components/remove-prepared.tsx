import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Prepared } from '../standing.ts'

/** Removes a prepared text, after asking. */
export function RemovePrepared({ prepared, onClose }: { prepared: Prepared; onClose: () => void }) {
  const { t } = useTranslation('preparedAnswers')
  const { t: frame } = useTranslation('adminFrame')
  const { ask } = useApp()
  const { id, name } = prepared
  const removal = useAct(() => ask('consultations', 'removePrepared', { params: { id } }), {
    toast: t('removed'),
    done: onClose,
    invalidates: [adminKey],
  })
  return (
    <ConfirmDialog
      title={t('removeTitle', { name })}
      text={t('removeText')}
      confirm={t('remove')}
      cancel={frame('form.cancel')}
      isDestructive
      isBusy={removal.isBusy}
      problem={removal.problem}
      onConfirm={() => removal.make(undefined)}
      onClose={onClose}
    />
  )
}
