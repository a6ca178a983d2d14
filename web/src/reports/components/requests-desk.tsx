import { Button } from '@mantine/core'
import { requestLifecycle } from '@portal/protocol/reports/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/tag.tsx'
import { useList } from '../../app/lists/use-list.ts'
import { requests } from '../desk-queries.ts'
import type { AskedReport } from './hand-report.tsx'
import { ZoneMoment } from '../../app/admin/zone-moment.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'

/** What companies have asked for, open ones first. */
export function ReportRequests({ onAnswer }: { onAnswer: (request: AskedReport) => void }) {
  const { t } = useTranslation('reportsDesk')
  const { t: states } = useTranslation('reportStates')
  const { t: frame } = useTranslation('adminFrame')
  const list = useList(requests)
  return (
    <>
      <RecordList
        label={t('requests')}
        list={list}
        fields={[
          {
            name: 'state',
            label: t('state'),
            word: (state) => states(state),
            waiting: ['OPEN'],
          },
        ]}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        columns={[
          { name: 'company', label: t('company'), render: ({ company }) => company },
          { name: 'text', label: t('text'), render: ({ text }) => text },
          {
            name: 'state',
            label: t('state'),
            render: ({ state }) => <Tag tone={requestLifecycle.tones[state]}>{states(state)}</Tag>,
          },
          { name: 'at', label: t('at'), render: ({ at }) => <ZoneMoment at={at} />, isShort: true },
          {
            name: 'actions',
            label: frame('list.actions'),
            render: (request) =>
              request.state === 'OPEN' && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${t('answer')} ${request.company}`}
                  onClick={() => onAnswer(request)}
                >
                  {t('answer')}
                </Button>
              ),
          },
        ]}
      />
    </>
  )
}
