import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import classes from '../../app/admin/page.module.css'
import { NothingThere } from '../../app/lists/nothing-there.tsx'
import { RecordTable } from '../../app/lists/record-table.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { Written } from '../../ui/written.tsx'
import { PreparedDialog } from '../components/prepared-dialog.tsx'
import { RemovePrepared } from '../components/remove-prepared.tsx'
import { preparedQuery } from '../desk-queries.ts'
import { consultationTypes, loadTypes } from '../queries.ts'
import type { Prepared } from '../standing.ts'

/** The texts that answers are begun with. */
function PreparedAnswersPage() {
  const { t } = useTranslation('preparedAnswers')
  const { t: frame } = useTranslation('adminFrame')
  const typeName = useEntryNames(consultationTypes)
  const query = useQuery(preparedQuery(useApp()))
  const [edited, setEdited] = useState<Prepared | 'new' | null>(null)
  const [removed, setRemoved] = useState<Prepared | null>(null)
  const add = <Button onClick={() => setEdited('new')}>{t('add')}</Button>
  return (
    <AdminPage name="admin/prepared" lead={t('lead')} tools={add}>
      <QueryView query={query} skeleton={<RowSkeletons />}>
        {(prepared) =>
          prepared.length === 0 ? (
            <NothingThere title={t('none')} text={t('noneText')} />
          ) : (
            <RecordTable
              label={t('list')}
              rows={prepared}
              keyOf={({ id }) => id}
              columns={[
                { name: 'name', label: t('name'), render: ({ name }) => <Written>{name}</Written> },
                {
                  name: 'type',
                  label: t('type'),
                  render: ({ type }) => (type ? typeName(type) : t('anyType')),
                },
                {
                  name: 'changed',
                  label: t('changed'),
                  render: ({ changedAt, changedBy }) => (
                    <span>
                      <Moment at={changedAt} /> {changedBy}
                    </span>
                  ),
                },
                {
                  name: 'actions',
                  label: frame('list.actions'),
                  render: (one) => (
                    <span className={classes.buttons}>
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={`${t('edit')} ${one.name}`}
                        onClick={() => setEdited(one)}
                      >
                        {t('edit')}
                      </Button>
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={`${t('remove')} ${one.name}`}
                        onClick={() => setRemoved(one)}
                      >
                        {t('remove')}
                      </Button>
                    </span>
                  ),
                },
              ]}
            />
          )
        }
      </QueryView>
      {edited && (
        <PreparedDialog prepared={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {removed && <RemovePrepared prepared={removed} onClose={() => setRemoved(null)} />}
    </AdminPage>
  )
}

export const { page } = definePage({
  load: ({ context }) =>
    Promise.all([context.queries.prefetchQuery(preparedQuery(context)), loadTypes(context)]),
  Component: PreparedAnswersPage,
})
