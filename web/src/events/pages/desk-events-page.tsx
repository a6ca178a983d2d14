import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage } from '../../app/page.ts'
import { eventState } from '@portal/protocol/publications/event-state.ts'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { deskEvents } from '../desk-queries.ts'
import { eventTones } from '../event-tone.ts'

/** What is published to take place, with how many applied. */
function DeskEventsPage() {
  const { t } = useTranslation('eventsDesk')
  const { t: frame } = useTranslation('adminFrame')
  const list = useList(deskEvents)
  const now = list.query.dataUpdatedAt
  return (
    <AdminPage name="admin/events" lead={t('lead')}>
      <RecordList
        label={t('list')}
        list={list}
        fields={[
          { name: 'keyword', label: frame('list.keyword'), hint: t('keywordHint') },
          { name: 'state', label: t('fields.state'), word: (state) => t(`states.${state}`) },
          { name: 'kind', label: t('fields.kind'), word: (kind) => t(`kinds.${kind}`) },
        ]}
        sortWord={(sort) => t(`sorts.${sort}`)}
        empty={{ title: t('none'), text: t('noneText') }}
        columns={[
          {
            name: 'title',
            label: t('fields.title'),
            render: ({ id, title, language }) => (
              <Link to={`/admin/events/applications?id=${id}`} lang={language}>
                {title}
              </Link>
            ),
          },
          {
            name: 'kind',
            label: t('fields.kind'),
            render: ({ kind }) => t(`kinds.${kind}`),
            isShort: true,
          },
          {
            name: 'state',
            label: t('fields.state'),
            render: (row) => {
              const state = eventState(row, now)
              return <StatusTag tone={eventTones[state]}>{t(`states.${state}`)}</StatusTag>
            },
            isShort: true,
          },
          {
            name: 'startsAt',
            label: t('fields.time'),
            render: ({ startsAt }) => <Moment at={startsAt} />,
            isShort: true,
          },
          {
            name: 'taken',
            label: t('fields.taken'),
            render: ({ taken, seats }) => `${taken} / ${seats ?? t('unlimited')}`,
            isShort: true,
          },
          { name: 'waiting', label: t('fields.waiting'), render: ({ waiting }) => waiting, isShort: true },
          {
            name: 'attended',
            label: t('fields.attended'),
            render: ({ attended }) => attended,
            isShort: true,
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) => loadList(deskEvents, input),
  Component: DeskEventsPage,
})
