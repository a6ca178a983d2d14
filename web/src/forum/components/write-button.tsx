import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { writePath } from '../addresses.ts'

/** Writing a post; whoever is not signed in is led to that first, and back. */
export function WriteButton() {
  const { t } = useTranslation('forum')
  return (
    <Button component={Link} to={writePath} leftSection={<Icon name="pencil" size={16} />}>
      {t('write')}
    </Button>
  )
}
