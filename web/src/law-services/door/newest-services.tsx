import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { NewestSection } from '../../ui/newest-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Written } from '../../ui/written.tsx'
import { newestServicesQuery } from './newest-query.ts'

/** The services that were published last, for the home page; nothing where there are none. */
export function NewestServices() {
  const { t } = useTranslation('newestServices')
  const query = useQuery(newestServicesQuery(useApp()))
  return (
    <QueryView query={query} skeleton={<RowSkeletons rows={5} height={72} />}>
      {(rows) => (
        <NewestSection
          title={t('title')}
          lead={t('lead')}
          more={t('more')}
          to="/service/desk"
          rows={rows.map(({ id, title, language, type, provider, volume, days }) => ({
            id,
            mark: <Avatar {...provider} size="small" />,
            title: (
              <Link to={`/service/desk/details?id=${id}`} lang={language}>
                {title}
              </Link>
            ),
            meta: (
              <>
                <Tag>{type}</Tag>
                <Written>{provider.name}</Written>
                {volume > 0 && <span>{t('completed', { count: volume })}</span>}
                {days !== null && <span>{t('workingDays', { count: days })}</span>}
              </>
            ),
          }))}
        />
      )}
    </QueryView>
  )
}
