import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import { useTitleOf } from '../../app/admin/use-title-of.ts'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { Institution } from '../institution-values.ts'
import { providersKey } from '../queries.ts'

interface RemoveInstitutionProps {
  institution: Pick<Institution, 'id' | 'name'>
  onClose: () => void
}

/** Takes a body out of the directory for good, after asking. */
export function RemoveInstitution({ institution: { id, name }, onClose }: RemoveInstitutionProps) {
  const { t } = useTranslation('institutionsDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { ask } = useApp()
  const titleOf = useTitleOf()
  const removal = useAct(() => ask('providers', 'removeInstitution', { params: { id } }), {
    toast: t('removed'),
    done: onClose,
    invalidates: [adminKey, providersKey],
  })
  return (
    <ConfirmDialog
      title={t('removeTitle', { name: titleOf(name).title })}
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
