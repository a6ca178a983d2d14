import { outgoingStates } from '@portal/protocol/admin/constants.ts'
import { useTranslation } from 'react-i18next'
import { definePage } from '../../app/page.ts'
import { Moment } from '../../ui/moment.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { outgoing } from '../queries.ts'

const tones: Record<(typeof outgoingStates)[number], Tone> = {
  QUEUED: 'gold',
  SENT: 'jade',
  REFUSED: 'seal',
  LATE: 'seal',
  KEPT: 'grey',
}

/** E-mails and SMS that left or are to leave, without their content. */
function OutboxPage() {
  const { t } = useTranslation('oversight')
  const { t: frame } = useTranslation('adminFrame')
  const list = useList(outgoing)
  return (
    <AdminPage name="admin/outbox" lead={t('outbox.lead')}>
      <RecordList
        label={t('outbox.state')}
        list={list}
        fields={[
          {
            name: 'channel',
            label: t('outbox.channel'),
            word: (channel) => t(`outbox.channels.${channel}`),
          },
          {
            name: 'state',
            label: t('outbox.state'),
            word: (state) => t(`outbox.states.${state}`),
          },
        ]}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        columns={[
          { name: 'at', label: t('outbox.at'), render: ({ at }) => <Moment at={at} />, isShort: true },
          {
            name: 'channel',
            label: t('outbox.channel'),
            render: ({ channel }) => t(`outbox.channels.${channel}`),
          },
          {
            name: 'state',
            label: t('outbox.state'),
            render: ({ state }) => <StatusTag tone={tones[state]}>{t(`outbox.states.${state}`)}</StatusTag>,
          },
          {
            name: 'doneAt',
            label: t('outbox.doneAt'),
            render: ({ doneAt }) => <Moment at={doneAt} />,
            isShort: true,
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) => loadList(outgoing, input),
  Component: OutboxPage,
})
