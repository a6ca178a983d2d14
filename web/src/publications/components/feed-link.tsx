import type { PublicationKind } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../app/ask.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import classes from './feed-link.module.css'

interface FeedLinkProps {
  kind: PublicationKind
  /** What the list is called. */
  name: string
}

/** The newest of a kind for programs that read feeds, in the reader's language. */
export function FeedLink({ kind, name }: FeedLinkProps) {
  const { t } = useTranslation('publications')
  const lang = useLanguage()
  return (
    <a
      className={`${classes.feed} no-print`}
      href={fileAddress('publications', 'feed', { params: { kind }, query: { lang } })}
      type="application/atom+xml"
      title={t('feedHint', { name })}
    >
      <Icon name="feed" size={16} />
      {t('feed')}
    </a>
  )
}
