import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import { useTitleOf } from '../../app/admin/use-title-of.ts'
import { ActDialog } from '../../app/forms/act-dialog.tsx'
import { useApp } from '../../app/page.ts'
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
  return (
    <ActDialog
      title={t('removeTitle', { name: titleOf(name).title })}
      text={t('removeText')}
      confirm={t('remove')}
      cancel={frame('form.cancel')}
      isDestructive
      send={() => ask('providers', 'removeInstitution', { params: { id } })}
      after={{ toast: t('removed'), invalidates: [adminKey, providersKey] }}
      onClose={onClose}
    />
  )
}
