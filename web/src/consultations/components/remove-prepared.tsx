import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import { ActDialog } from '../../app/forms/act-dialog.tsx'
import { useApp } from '../../app/page.ts'
import type { Prepared } from '../standing.ts'

/** Removes a prepared text, after asking. */
export function RemovePrepared({ prepared, onClose }: { prepared: Prepared; onClose: () => void }) {
  const { t } = useTranslation('preparedAnswers')
  const { t: frame } = useTranslation('adminFrame')
  const { ask } = useApp()
  const { id, name } = prepared
  return (
    <ActDialog
      title={t('removeTitle', { name })}
      text={t('removeText')}
      confirm={t('remove')}
      cancel={frame('form.cancel')}
      isDestructive
      send={() => ask('consultations', 'removePrepared', { params: { id } })}
      after={{ toast: t('removed'), invalidates: [adminKey] }}
      onClose={onClose}
    />
  )
}
