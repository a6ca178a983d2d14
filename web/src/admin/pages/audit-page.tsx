import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { definePage, useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Tag } from '../../ui/tag.tsx'
import { AdminPage } from '../components/admin-page.tsx'
import { FilterForm } from '../components/filter-form.tsx'
import { ZoneMoment } from '../components/zone-moment.tsx'
import { RecordList } from '../components/record-list.tsx'
import { readListAddress, useList } from '../filters.ts'
import { lists } from '../lists.ts'
import { auditEventsQuery, auditQuery } from '../queries.ts'

/** Who did what: every write, and every reading of somebody else's personal data. */
function AuditPage() {
  const { t } = useTranslation('admin')
  const context = useApp()
  const names: Readonly<Record<string, string>> = useCatalogue('audit')
  const nameOf = (event: string) => names[event] ?? event
  const list = useList('/admin/audit', lists.audit)
  const query = useQuery(auditQuery(context, list.address))
  const { data: events = [] } = useQuery(auditEventsQuery(context))
  return (
    <AdminPage name="admin/audit" lead={t('audit.lead')}>
      <FilterForm
        list={list}
        fields={[
          { name: 'username', label: t('audit.username'), longest: lists.audit.username },
          {
            name: 'event',
            label: t('audit.event'),
            choices: events.map((event) => [event, nameOf(event)]),
          },
          {
            name: 'outcome',
            label: t('audit.outcome'),
            choices: lists.audit.outcome.map((outcome) => [outcome, t(`audit.outcomes.${outcome}`)]),
          },
          { name: 'target', label: t('audit.target'), longest: lists.audit.target },
          { name: 'from', label: t('audit.from'), isDay: true },
          { name: 'to', label: t('audit.to'), isDay: true },
        ]}
      />
      <RecordList
        label={t('audit.event')}
        query={query}
        list={list}
        columns={[
          { name: 'at', label: t('audit.at'), render: ({ at }) => <ZoneMoment at={at} />, isShort: true },
          {
            name: 'username',
            label: t('audit.username'),
            render: ({ username }) => username ?? t('audit.visitor'),
          },
          { name: 'event', label: t('audit.event'), render: ({ event }) => nameOf(event) },
          {
            name: 'outcome',
            label: t('audit.outcome'),
            render: ({ outcome }) => (
              <Tag tone={outcome === 'done' ? 'green' : 'red'}>{t(`audit.outcomes.${outcome}`)}</Tag>
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
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    Promise.all([
      context.queries.prefetchQuery(auditQuery(context, readListAddress(lists.audit, url.searchParams))),
      context.queries.prefetchQuery(auditEventsQuery(context)),
    ]),
  Component: AuditPage,
})
