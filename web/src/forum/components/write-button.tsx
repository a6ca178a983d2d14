import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { writePath } from '../addresses.ts'

/** Writing a post; whoever is not signed in is led to that first, and back. */
export function WriteButton() {
  const { t } = useTranslation('forum')
  return (
    <ButtonLink to={writePath} icon={<Icon name="pencil" size={16} />}>
      {t('write')}
    </ButtonLink>
  )
}
