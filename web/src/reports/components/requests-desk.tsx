import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import type { reportAdminCalls } from '@portal/protocol/reports/admin-calls.ts'
import { requestLifecycle } from '@portal/protocol/reports/lifecycle.ts'
import { useTranslation } from 'react-i18next'
import { adminKey } from '../../app/admin/queries.ts'
import { useAct } from '../../app/forms/use-act.ts'
import { useApp } from '../../app/page.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Written } from '../../ui/written.tsx'
import { useList } from '../../app/lists/use-list.ts'
import { requests } from '../desk-queries.ts'
import type { AskedReport } from './hand-report.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'

type Asked = OutputOf<(typeof reportAdminCalls)['allRequests']>['content'][number]

interface Answering {
  onAnswer: (request: AskedReport) => void
}

/** Answering by hand what is asked for, and another try of what could not be made. */
function Actions({ request, onAnswer }: Answering & { request: Asked }) {
  const { t } = useTranslation('reportsDesk')
  const { ask } = useApp()
  const { id, company, abilities } = request
  const retry = useAct(() => ask('reports', 'retryRequest', { params: { id } }), {
    toast: t('retried'),
    invalidates: [adminKey],
  })
  return (
    <>
      {abilities.includes('retry') && (
        <Button
          size="compact-sm"
          aria-label={`${t('retry')} ${company}`}
          isBusy={retry.isBusy}
          onClick={() => retry.make(undefined)}
        >
          {t('retry')}
        </Button>
      )}
      {abilities.includes('answer') && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${t('answer')} ${company}`}
          onClick={() => onAnswer(request)}
        >
          {t('answer')}
        </Button>
      )}
      {retry.problem && <p role="alert">{retry.problem}</p>}
    </>
  )
}

/** What companies have asked for, open ones first. */
export function ReportRequests({ onAnswer }: Answering) {
  const { t } = useTranslation('reportsDesk')
  const { t: states } = useTranslation('reportStates')
  const { t: ui } = useTranslation()
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
            waiting: ['OPEN', 'FAILED'],
          },
        ]}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        columns={[
          { name: 'company', label: t('company'), render: ({ company }) => company },
          {
            name: 'text',
            label: t('text'),
            render: ({ text, language }) =>
              language ? (
                t('extractIn', { language: ui(`languageNames.${language}`) })
              ) : (
                <Written>{text}</Written>
              ),
          },
          {
            name: 'state',
            label: t('state'),
            render: ({ state }) => <Tag tone={requestLifecycle.tones[state]}>{states(state)}</Tag>,
          },
          { name: 'at', label: t('at'), render: ({ at }) => <Moment at={at} />, isShort: true },
          {
            name: 'actions',
            label: frame('list.actions'),
            render: (request) => <Actions request={request} onAnswer={onAnswer} />,
          },
        ]}
      />
    </>
  )
}
