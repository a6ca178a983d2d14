import { applicationLifecycle } from '@portal/protocol/events/lifecycle.ts'
import type { ApplicationRow, DeskEvent } from '@portal/protocol/events/schemas.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { History } from '../../app/admin/history.tsx'
import { RecordList } from '../../app/lists/record-list.tsx'
import { useList } from '../../app/lists/use-list.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Written } from '../../ui/written.tsx'
import { applicationsOf } from '../desk-queries.ts'
import classes from './applicants.module.css'
import { Attendance } from './attendance.tsx'

/** States in which it may be marked whether somebody was there. */
const marked = ['CONFIRMED', 'ATTENDED']

/** Who applied, in what state; several are chosen to be marked as there or not. */
export function ApplicantsList({ event: { id, mayMark } }: { event: DeskEvent }) {
  const { t } = useTranslation('eventsDesk')
  const { t: frame } = useTranslation('adminFrame')
  const { history: names } = useCatalogue('events')
  const list = useList(applicationsOf(id))
  const [ids, choose] = useState<readonly string[]>([])
  const shown = useRef<HTMLDivElement>(null)
  const isMarkable = ({ state }: ApplicationRow) => mayMark && marked.includes(state)
  const markable = (list.query.data?.content ?? []).filter(isMarkable)
  // Of another page or tab, nothing is chosen here.
  const chosen = markable.filter((row) => ids.includes(row.id))
  const isAll = chosen.length > 0 && chosen.length === markable.length
  return (
    <>
      <p className={classes.hint}>{t('markHint')}</p>
      <div ref={shown} tabIndex={-1} role="region" aria-label={t('applications')}>
        <RecordList
          label={t('applications')}
          list={list}
          fields={[
            {
              name: 'state',
              label: t('application.state'),
              word: (state) => t(`applicationStates.${state}`),
            },
            { name: 'keyword', label: frame('list.keyword'), hint: t('applicationsHint') },
          ]}
          sortWord={(sort) => t(`applicationSorts.${sort}`)}
          empty={{ title: t('noApplications'), text: t('noApplicationsText') }}
          tools={
            markable.length > 0 && (
              <Checkbox
                label={t('chooseAll')}
                checked={isAll}
                isPartial={!isAll && chosen.length > 0}
                onChange={() => choose(isAll ? [] : markable.map((row) => row.id))}
              />
            )
          }
          columns={[
            {
              name: 'name',
              label: t('application.name'),
              render: (row) => (
                <span className={classes.name}>
                  {isMarkable(row) && (
                    <Checkbox
                      aria-label={t('choose', { name: row.name })}
                      checked={ids.includes(row.id)}
                      onChange={({ currentTarget }) =>
                        choose(
                          currentTarget.checked ? [...ids, row.id] : ids.filter((other) => other !== row.id),
                        )
                      }
                    />
                  )}
                  <Written>{row.name}</Written>
                </span>
              ),
            },
            {
              name: 'company',
              label: t('application.company'),
              render: ({ company }) => <Written>{company ?? '--'}</Written>,
            },
            {
              name: 'note',
              label: t('application.note'),
              render: ({ note }) => <Written>{note ?? '--'}</Written>,
            },
            {
              name: 'account',
              label: t('application.account'),
              render: ({ username }) => username,
              isShort: true,
            },
            {
              name: 'state',
              label: t('application.state'),
              render: ({ state, waitingPlace }) => (
                <StatusTag tone={applicationLifecycle.tones[state]} isWaiting={state === 'WAITING'}>
                  {waitingPlace === null
                    ? t(`applicationStates.${state}`)
                    : t('waitingPlace', { place: waitingPlace })}
                </StatusTag>
              ),
              isShort: true,
            },
            {
              name: 'appliedAt',
              label: t('application.appliedAt'),
              render: ({ appliedAt }) => <Moment at={appliedAt} />,
              isShort: true,
            },
            {
              name: 'certificate',
              label: t('application.certificate'),
              render: ({ certificate }) =>
                certificate === null ? '--' : <Link to={`/verify/${certificate}`}>{certificate}</Link>,
              isShort: true,
            },
            {
              name: 'history',
              label: t('application.history'),
              render: ({ history }) => (
                <details className={classes.history}>
                  <summary>{t('moves', { count: history.length })}</summary>
                  <History entries={history} names={names} />
                </details>
              ),
            },
          ]}
        />
      </div>
      {chosen.length > 0 && (
        <Attendance
          id={id}
          chosen={chosen}
          onDone={() => {
            choose([])
            shown.current?.focus()
          }}
        />
      )}
    </>
  )
}
