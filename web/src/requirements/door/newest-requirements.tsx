import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { DeadlineTag } from '../../ui/deadline-tag.tsx'
import { Link } from '../../ui/link.tsx'
import { NewestSection } from '../../ui/newest-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { Tag } from '../../ui/tag.tsx'
import { UrgentMark } from '../../ui/urgent-mark.tsx'
import { newestRequirementsQuery } from './newest-query.ts'

/** The requirements that were published last, for the home page; nothing where there are none. */
export function NewestRequirements() {
  const { t } = useTranslation('newestRequirements')
  const query = useQuery(newestRequirementsQuery(useApp()))
  return (
    <QueryView query={query} skeleton={<RowSkeletons rows={5} height={72} />}>
      {(rows) => (
        <NewestSection
          title={t('title')}
          lead={t('lead')}
          more={t('more')}
          to="/service/demand"
          rows={rows.map(({ id, title, language, priority, type, regions, signUps, deadline }) => ({
            id,
            title: (
              <>
                {priority === 'EMERGENCY' && <UrgentMark />}
                <Link to={`/service/demand/details?id=${id}`} lang={language}>
                  {title}
                </Link>
              </>
            ),
            meta: (
              <>
                <Tag>{type}</Tag>
                {regions.map((region) => (
                  <Tag key={region} tone="grey">
                    {region}
                  </Tag>
                ))}
                <span>{signUps === 0 ? t('noSignUps') : t('signUps', { count: signUps })}</span>
              </>
            ),
            edge: <DeadlineTag on={deadline} today={zoneToday()} />,
          }))}
        />
      )}
    </QueryView>
  )
}
