import { kindSpec, publicationPath } from '@portal/protocol/publications/kinds.ts'
import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { formatInstant } from '../../ui/format.ts'
import { Link } from '../../ui/link.tsx'
import { NewestSection } from '../../ui/newest-section.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { newestKinds, newestPublicationsQuery } from '../queries.ts'

/** News, policies and notices that were published last, for the home page; nothing where there are none. */
export function NewestPublications() {
  const { t } = useTranslation('newestPublications')
  const reader = useLanguage()
  const context = useApp()
  const found = useQueries({ queries: newestKinds.map((kind) => newestPublicationsQuery(context, kind)) })
  return newestKinds.map((kind, place) => (
    <NewestSection
      key={kind}
      title={t(`${kind}.title`)}
      more={t(`${kind}.more`)}
      to={kindSpec(kind).lists[0]}
      rows={(found[place]?.data ?? []).map(({ id, title, language, source, isPinned, publishedAt }) => ({
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
            {source && <span>{source}</span>}
          </>
        ),
      }))}
    />
  ))
}
