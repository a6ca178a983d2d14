import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { definePage, useApp } from '../../app/page.ts'
import { Tag, type TagTone } from '../../ui/tag.tsx'
import { AdminPage } from '../components/admin-page.tsx'
import { FilterForm } from '../components/filter-form.tsx'
import { ZoneMoment } from '../components/zone-moment.tsx'
import { RecordList } from '../components/record-list.tsx'
import { readListAddress, useList } from '../filters.ts'
import { lists } from '../lists.ts'
import { outgoingQuery } from '../queries.ts'

const tones: Record<(typeof lists.outgoing.state)[number], TagTone> = {
  QUEUED: 'gold',
  SENT: 'green',
  REFUSED: 'red',
  LATE: 'red',
  KEPT: 'grey',
}

/** E-mails and SMS that left or are to leave, without their content. */
function OutboxPage() {
  const { t } = useTranslation('admin')
  const list = useList('/admin/outbox', lists.outgoing)
  const query = useQuery(outgoingQuery(useApp(), list.address))
  return (
    <AdminPage name="admin/outbox" lead={t('outbox.lead')}>
      <FilterForm
        list={list}
        fields={[
          {
            name: 'channel',
            label: t('outbox.channel'),
            choices: lists.outgoing.channel.map((channel) => [channel, t(`outbox.channels.${channel}`)]),
          },
          {
            name: 'state',
            label: t('outbox.state'),
            choices: lists.outgoing.state.map((state) => [state, t(`outbox.states.${state}`)]),
          },
        ]}
      />
      <RecordList
        label={t('outbox.state')}
        query={query}
        list={list}
        columns={[
          { name: 'at', label: t('outbox.at'), render: ({ at }) => <ZoneMoment at={at} />, isShort: true },
          {
            name: 'channel',
            label: t('outbox.channel'),
            render: ({ channel }) => t(`outbox.channels.${channel}`),
          },
          {
            name: 'state',
            label: t('outbox.state'),
            render: ({ state }) => <Tag tone={tones[state]}>{t(`outbox.states.${state}`)}</Tag>,
          },
          {
            name: 'doneAt',
            label: t('outbox.doneAt'),
            render: ({ doneAt }) => <ZoneMoment at={doneAt} />,
            isShort: true,
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    context.queries.prefetchQuery(outgoingQuery(context, readListAddress(lists.outgoing, url.searchParams))),
  Component: OutboxPage,
})
