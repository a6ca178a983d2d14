import { useTranslation } from 'react-i18next'
import { useViewer } from '../../app/viewer.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Asking; whoever is not signed in is led to that first, and an administrator asks nothing. */
export function AskButton() {
  const { t } = useTranslation('consultations')
  if (useViewer()?.userType === 'ADMIN') return null
  return (
    <ButtonLink to="/business/release" size="md" icon={<Icon name="speech" size={16} />}>
      {t('ask')}
    </ButtonLink>
  )
}
