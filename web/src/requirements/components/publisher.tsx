import type { UserType } from '@portal/protocol/kernel/user-types.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { Written } from '../../ui/written.tsx'
import classes from './publisher.module.css'

interface PublisherProps {
  publisher: { userType: UserType; name: string | null }
}

/** Who published: a company by its name, an individual as one. */
export function Publisher({ publisher: { name } }: PublisherProps) {
  const { t } = useTranslation('requirements')
  return (
    <span className={classes.publisher}>
      <Icon name={name === null ? 'person' : 'case'} size={16} />
      {name === null ? t('individual') : <Written>{name}</Written>}
    </span>
  )
}
