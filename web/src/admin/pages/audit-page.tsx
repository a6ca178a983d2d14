import { byCommand } from '@portal/protocol/kernel/by-command.ts'
import { unattended } from '@portal/protocol/kernel/lifecycle.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { definePage, useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Moment } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { auditEventsQuery, auditLines } from '../queries.ts'

/** Who did what: every write, and every reading of somebody else's personal data. */
function AuditPage() {
  const { t } = useTranslation('oversight')
  const { t: frame } = useTranslation('adminFrame')
  const context = useApp()
  const names: Readonly<Record<string, string>> = useCatalogue('audit')
  const nameOf = (event: string) => names[event] ?? event
  const list = useList(auditLines)
  const { data: events = [] } = useQuery(auditEventsQuery(context))
  return (
    <AdminPage name="admin/audit" lead={t('audit.lead')}>
      <RecordList
        label={t('audit.event')}
        list={list}
        fields={[
          { name: 'username', label: t('audit.username') },
          {
            name: 'event',
            label: t('audit.event'),
            choices: events.map((event) => [event, nameOf(event)]),
          },
          {
            name: 'outcome',
            label: t('audit.outcome'),
            word: (outcome) => t(`audit.outcomes.${outcome}`),
          },
          { name: 'target', label: t('audit.target') },
          { name: 'days', label: t('audit.days') },
        ]}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        columns={[
          { name: 'at', label: t('audit.at'), render: ({ at }) => <Moment at={at} />, isShort: true },
          {
            name: 'username',
            label: t('audit.username'),
            render: ({ username, requestId }) => {
              if (username !== null) return username
              if (unattended.some((one) => one === requestId)) return frame('list.platform')
              return t(requestId === byCommand ? 'audit.operator' : 'audit.visitor')
            },
          },
          { name: 'event', label: t('audit.event'), render: ({ event }) => nameOf(event) },
          {
            name: 'outcome',
            label: t('audit.outcome'),
            render: ({ outcome }) => (
              <Tag tone={outcome === 'done' ? 'jade' : 'seal'}>{t(`audit.outcomes.${outcome}`)}</Tag>
            ),
          },
          {
            name: 'target',
            label: t('audit.target'),
            render: ({ target }) => (target ? <code>{target}</code> : '--'),
          },
          {
            name: 'requestId',
            label: t('audit.requestId'),
            render: ({ requestId }) => <code>{requestId}</code>,
            isShort: true,
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) =>
    Promise.all([
      loadList(auditLines, input),
      input.context.queries.prefetchQuery(auditEventsQuery(input.context)),
    ]),
  Component: AuditPage,
})
