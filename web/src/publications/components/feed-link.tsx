import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import classes from './feed-link.module.css'

interface FeedLinkProps {
  address: string
  /** What the list is called. */
  name: string
}

/** The newest of a list, for programs that read feeds. */
export function FeedLink({ address, name }: FeedLinkProps) {
  const { t } = useTranslation('publications')
  return (
    <a
      className={`${classes.feed} no-print`}
      href={address}
      type="application/atom+xml"
      title={t('feedHint', { name })}
    >
      <Icon name="feed" size={16} />
      {t('feed')}
    </a>
  )
}
