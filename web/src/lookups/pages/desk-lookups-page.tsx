import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { useQueue } from '../../app/admin/use-queue.tsx'
import { WaitTag } from '../../app/admin/wait-tag.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage, useApp } from '../../app/page.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import { dictionaryQuery } from '../../reference/queries.ts'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Written } from '../../ui/written.tsx'
import { lawDictionaries, loadLawNames, useLawNames } from '../code-names.ts'
import { DueTag } from '../components/due-tag.tsx'
import { LookupTag } from '../components/lookup-tag.tsx'
import { deskLookups } from '../desk-queries.ts'
import { titleOf } from '../standing.ts'

/** The lookups that the desk works on, what is due first before others. */
function DeskLookupsPage() {
  const { t } = useTranslation('lookupsDesk')
  const { t: words } = useTranslation('lookups')
  const { t: frame } = useTranslation('adminFrame')
  const { allDone } = useCatalogue('lookupsDesk')
  const list = useList(deskLookups)
  const now = list.query.dataUpdatedAt
  const queue = useQueue(now)
  const names = useLawNames()
  const { data: countries = [] } = useQuery(dictionaryQuery(useApp(), lawDictionaries.country))
  return (
    <AdminPage name="admin/lookups" lead={t('lead')}>
      <RecordList
        label={t('list')}
        list={list}
        fields={[
          { name: 'keyword', label: frame('list.keyword'), hint: t('keywordHint') },
          {
            name: 'state',
            label: words('state'),
            word: (state) => words(state === 'CANCELLED' ? 'over' : `states.${state}`),
            waiting: ['SUBMITTED'],
          },
          {
            name: 'country',
            label: words('fields.country'),
            choices: countries.map(({ id, name }) => [id, name] as const),
          },
          { name: 'waits', label: t('waits.label'), word: (waits) => t(`waits.${waits}`) },
          queue.assigned,
        ]}
        emptyTab={list.asked.filters.state === 'SUBMITTED' ? allDone : undefined}
        sortWord={(sort) => t(`sorts.${sort}`)}
        columns={[
          {
            name: 'subject',
            label: t('subject'),
            render: ({ id, code, country, title, question, unread }) => (
              <span>
                <Link to={`/admin/lookups/detail?id=${id}`}>
                  <Written>{titleOf({ title, question })}</Written>
                </Link>
                <br />
                {code} · {names.country(country)}{' '}
                {unread > 0 && <Tag tone="seal">{t('unread', { count: unread })}</Tag>}
              </span>
            ),
          },
          {
            name: 'applicant',
            label: words('fields.applicant'),
            render: ({ applicant, company, username }) => (
              <Written>{[applicant || username, company].filter(Boolean).join(' · ')}</Written>
            ),
          },
          {
            name: 'state',
            label: words('state'),
            render: (lookup) => (
              <span>
                <LookupTag lookup={lookup} isWaiting={lookup.isQuoted} />{' '}
                {lookup.isQuoted && lookup.state === 'SUBMITTED' && <Tag tone="gold">{t('isQuoted')}</Tag>}
              </span>
            ),
          },
          {
            name: 'due',
            label: t('due'),
            // What is quoted waits for its applicant.
            render: ({ state, submittedAt, daysLeft, isQuoted }) => {
              if (state !== 'SUBMITTED') return <DueTag daysLeft={daysLeft} />
              return isQuoted ? '--' : <WaitTag since={submittedAt} now={now} />
            },
            isShort: true,
          },
          queue.columns.assigned,
          queue.columns.submittedAt,
        ]}
      />
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) => Promise.all([loadList(deskLookups, input), loadLawNames(input.context)]),
  Component: DeskLookupsPage,
})
