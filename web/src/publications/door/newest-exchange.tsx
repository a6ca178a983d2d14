import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { publicationPath } from '@portal/protocol/publications/kinds.ts'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { NewestSection } from '../../ui/newest-section.tsx'
import { useLanguage } from '../../ui/use-language.ts'

/** What lawyers of the countries shared last, for the home page; nothing where there is none. */
export function NewestExchange({ rows }: { rows: OutputOf<Calls['home']['zone']>['exchange'] }) {
  const { t } = useTranslation('newestPublications')
  const reader = useLanguage()
  return (
    <NewestSection
      title={t('exchange.title')}
      more={t('exchange.more')}
      to="/communication/article"
      rows={rows.map(({ id, kind, title, language, source, isPinned, publishedAt }) => ({
        id,
        title: (
          <Link to={publicationPath(kind, id)} lang={language}>
            {title}
          </Link>
        ),
        meta: (
          <>
            <time dateTime={publishedAt}>{formatInstant(publishedAt, reader)}</time>
            {isPinned && <span>{t('pinned')}</span>}
            {source && <span lang={language}>{source}</span>}
          </>
        ),
      }))}
    />
  )
}
