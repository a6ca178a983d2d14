import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../app/viewer.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'

/** Asking; whoever is not signed in is led to that first, and an administrator asks nothing. */
export function AskButton() {
  const { t } = useTranslation('consultations')
  if (useViewer()?.userType === 'ADMIN') return null
  return (
    <Button component={Link} to="/business/release" size="md" leftSection={<Icon name="speech" size={16} />}>
      {t('ask')}
    </Button>
  )
}
