import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { useQueue } from '../../app/admin/use-queue.tsx'
import { WaitTag } from '../../app/admin/wait-tag.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage, useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ConsultationTag, PublicationTag } from '../components/consultation-tag.tsx'
import { deskConsultations } from '../desk-queries.ts'
import { consultationTypes, loadTypes } from '../queries.ts'
import classes from './desk-consultations-page.module.css'

/** The queue of questions that wait for an answer, and those that were answered. */
function DeskConsultationsPage() {
  const { t } = useTranslation('consultations')
  const { t: desk } = useTranslation('consultationsDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { allDone } = useCatalogue('consultationsDesk')
  const { data: types = [] } = useQuery(dictionaryQuery(useApp(), consultationTypes))
  const typeName = useEntryNames(consultationTypes)
  const list = useList(deskConsultations)
  const now = list.query.dataUpdatedAt
  const queue = useQueue(now)
  return (
    <AdminPage name="admin/consultations" lead={desk('lead')}>
      <RecordList
        label={desk('list')}
        list={list}
        fields={[
          { name: 'keyword', label: frame('list.keyword'), hint: desk('keywordHint') },
          {
            name: 'state',
            label: t('fields.state'),
            word: (state) => t(`states.${state}`),
            waiting: ['UNANSWERED'],
          },
          { name: 'type', label: t('fields.type'), choices: types.map(({ id, name }) => [id, name]) },
          { name: 'askedOf', label: desk('askedOf.label'), word: (asked) => desk(`askedOf.${asked}`) },
          queue.assigned,
        ]}
        emptyTab={list.asked.filters.state === 'UNANSWERED' ? allDone : undefined}
        sortWord={(sort) => frame(`list.sorts.${sort}`)}
        columns={[
          {
            name: 'title',
            label: t('fields.title'),
            render: ({ id, title, language, isForTeam }) => (
              <>
                <Link to={`/admin/consultations/detail?id=${id}`} lang={language}>
                  {title}
                </Link>{' '}
                {isForTeam && <Tag>{desk('askedOf.TEAM')}</Tag>}
              </>
            ),
          },
          {
            name: 'type',
            label: t('fields.type'),
            render: ({ type, language }) => (
              <span className={classes.type}>
                {typeName(type)}
                <br />
                {frame(`languages.${language}`)}
              </span>
            ),
          },
          {
            name: 'state',
            label: t('fields.state'),
            render: ({ state, publication }) => (
              <>
                <ConsultationTag state={state} isReaders />{' '}
                {publication && <PublicationTag state={publication} />}
              </>
            ),
          },
          {
            name: 'waiting',
            label: frame('review.waiting'),
            render: ({ state, askedAt }) =>
              state === 'UNANSWERED' ? <WaitTag since={askedAt} now={now} /> : '--',
            isShort: true,
          },
          queue.columns.assigned,
          {
            name: 'askedAt',
            label: t('fields.askedAt'),
            render: ({ askedAt }) => <Moment at={askedAt} />,
            isShort: true,
          },
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) => Promise.all([loadList(deskConsultations, input), loadTypes(input.context)]),
  Component: DeskConsultationsPage,
})
