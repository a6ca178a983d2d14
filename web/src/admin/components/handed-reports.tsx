import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { useList } from '../filters.ts'
import { lists } from '../lists.ts'
import { handedQuery } from '../queries.ts'
import { FilterForm } from './filter-form.tsx'
import { ZoneMoment } from './zone-moment.tsx'
import { RecordList } from './record-list.tsx'

const fixed = { view: 'handed' } as const

/** The reports that companies have been given, the newest first. */
export function HandedReports() {
  const { t } = useTranslation('admin')
  const list = useList('/admin/reports', lists.handed, fixed)
  const query = useQuery(handedQuery(useApp(), list.address))
  return (
    <>
      <FilterForm
        list={list}
        fields={[{ name: 'keyword', label: t('list.keyword'), longest: lists.handed.keyword }]}
      />
      <RecordList
        label={t('reports.handed')}
        query={query}
        list={list}
        columns={[
          { name: 'name', label: t('reports.name'), render: ({ name }) => name },
          { name: 'company', label: t('reports.company'), render: ({ company }) => company },
          {
            name: 'handedAt',
            label: t('reports.handedAt'),
            render: ({ handedAt }) => <ZoneMoment at={handedAt} />,
            isShort: true,
          },
          {
            name: 'downloadedAt',
            label: t('reports.downloadedAt'),
            render: ({ downloadedAt }) =>
              downloadedAt ? <ZoneMoment at={downloadedAt} /> : t('reports.notYet'),
          },
        ]}
      />
    </>
  )
}
