import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { Tag } from '../../ui/tag.tsx'
import { useList } from '../filters.ts'
import { lists } from '../lists.ts'
import { requestsQuery } from '../queries.ts'
import { FilterForm } from './filter-form.tsx'
import type { AskedReport } from './hand-report.tsx'
import { ZoneMoment } from './zone-moment.tsx'
import { RecordList } from './record-list.tsx'

/** What companies have asked for, open ones first. */
export function ReportRequests({ onAnswer }: { onAnswer: (request: AskedReport) => void }) {
  const { t } = useTranslation('admin')
  const list = useList('/admin/reports', lists.requests)
  const query = useQuery(requestsQuery(useApp(), list.address))
  return (
    <>
      <FilterForm
        list={list}
        fields={[
          {
            name: 'state',
            label: t('reports.state'),
            choices: lists.requests.state.map((state) => [state, t(`reports.states.${state}`)]),
          },
        ]}
      />
      <RecordList
        label={t('reports.requests')}
        query={query}
        list={list}
        columns={[
          { name: 'company', label: t('reports.company'), render: ({ company }) => company },
          { name: 'text', label: t('reports.text'), render: ({ text }) => text },
          {
            name: 'state',
            label: t('reports.state'),
            render: ({ state }) => (
              <Tag tone={state === 'OPEN' ? 'gold' : 'green'}>{t(`reports.states.${state}`)}</Tag>
            ),
          },
          { name: 'at', label: t('reports.at'), render: ({ at }) => <ZoneMoment at={at} />, isShort: true },
          {
            name: 'actions',
            label: t('list.actions'),
            render: (request) =>
              request.state === 'OPEN' && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${t('reports.answer')} ${request.company}`}
                  onClick={() => onAnswer(request)}
                >
                  {t('reports.answer')}
                </Button>
              ),
          },
        ]}
      />
    </>
  )
}
