import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { definePage, useApp } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AdminPage } from '../components/admin-page.tsx'
import { EntryDialog, type Entry } from '../components/entry-dialog.tsx'
import filters from '../components/filter-form.module.css'
import classes from '../components/page.module.css'
import { ListSkeleton } from '../components/record-list.tsx'
import { RecordTable } from '../components/record-table.tsx'
import { countries, dictionaryTypesQuery, entriesQuery } from '../queries.ts'

function readType(search: URLSearchParams): string {
  const type = search.get('type') ?? ''
  return /^[A-Z_]{1,50}$/.test(type) ? type : countries
}

/** The words people choose from, in three languages. */
function DictionariesPage() {
  const { t } = useTranslation('admin')
  const names = useCatalogue('admin').dictionaries.types as Readonly<Record<string, string>>
  const context = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const type = readType(search)
  const { data: types = [] } = useQuery(dictionaryTypesQuery(context))
  const query = useQuery(entriesQuery(context, type))
  const [edited, setEdited] = useState<Entry | 'new' | null>(null)
  const nameOf = (name: string) => names[name] ?? name
  const isOpen = type === countries || types.some((one) => one.type === type && one.isOpen)
  const known = [...new Set([countries, ...types.map((one) => one.type), type])]

  return (
    <AdminPage
      name="admin/dictionaries"
      lead={t('dictionaries.lead')}
      tools={isOpen && <Button onClick={() => setEdited('new')}>{t('dictionaries.add')}</Button>}
    >
      <div className={filters.form}>
        <label>
          <span>{t('dictionaries.type')}</span>
          <select
            value={type}
            onChange={(event) => void navigate(`/admin/dictionaries?type=${event.currentTarget.value}`)}
          >
            {known.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <QueryView query={query} skeleton={<ListSkeleton />} missing={<NotFound />}>
        {(entries) => (
          <div data-stale={query.isPlaceholderData || undefined}>
            <p role="status" className={classes.total}>
              {t('list.total', { count: entries.length })}
              {!isOpen && ` · ${t('dictionaries.closed')}`}
            </p>
            <RecordTable
              label={nameOf(type)}
              rows={entries}
              keyOf={({ code }) => code}
              columns={[
                {
                  name: 'code',
                  label: t('dictionaries.code'),
                  render: ({ code }) => <code>{code}</code>,
                },
                { name: 'zh', label: t('languages.zh'), render: ({ words }) => words.zh },
                { name: 'en', label: t('languages.en'), render: ({ words }) => words.en },
                { name: 'ru', label: t('languages.ru'), render: ({ words }) => words.ru },
                { name: 'position', label: t('dictionaries.position'), render: ({ position }) => position },
                {
                  name: 'showing',
                  label: t('dictionaries.showing'),
                  render: ({ isHidden }) => (
                    <Tag tone={isHidden ? 'grey' : 'green'}>
                      {t(isHidden ? 'dictionaries.hidden' : 'dictionaries.shown')}
                    </Tag>
                  ),
                },
                {
                  name: 'actions',
                  label: t('list.actions'),
                  render: (entry) => (
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`${t('dictionaries.edit')} ${entry.code}`}
                      onClick={() => setEdited(entry)}
                    >
                      {t('dictionaries.edit')}
                    </Button>
                  ),
                },
              ]}
            />
            {edited && (
              <EntryDialog
                type={type}
                entry={edited === 'new' ? null : edited}
                taken={entries.map(({ code }) => code)}
                next={Math.max(0, ...entries.map(({ position }) => position)) + 1}
                onClose={() => setEdited(null)}
              />
            )}
          </div>
        )}
      </QueryView>
    </AdminPage>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    Promise.all([
      context.queries.prefetchQuery(dictionaryTypesQuery(context)),
      context.queries.prefetchQuery(entriesQuery(context, readType(url.searchParams))),
    ]),
  Component: DictionariesPage,
})
