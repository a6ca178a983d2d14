import { languages } from '@portal/protocol/kernel/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { definePage, useApp } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Button } from '../../ui/button.tsx'
import { RowSkeletons } from '../../ui/row-skeletons.tsx'
import { Select } from '../../ui/select.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { EntryDialog, type Entry } from '../components/entry-dialog.tsx'
import filters from '../../app/lists/filter-form.module.css'
import listClasses from '../../app/lists/list-frame.module.css'
import { RecordTable } from '../../app/lists/record-table.tsx'
import { countries, dictionaryTypesQuery, entriesQuery } from '../queries.ts'

function readType(search: URLSearchParams): string {
  const type = search.get('type') ?? ''
  return /^[A-Z_]{1,50}$/.test(type) ? type : countries
}

/** The words people choose from, in three languages. */
function DictionariesPage() {
  const { t } = useTranslation('dictionaries')
  const { t: frame } = useTranslation('adminFrame')
  const { t: shared } = useTranslation()
  const names = useCatalogue('dictionaries').types as Readonly<Record<string, string>>
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
      lead={t('lead')}
      tools={isOpen && <Button onClick={() => setEdited('new')}>{t('add')}</Button>}
    >
      <div className={filters.form}>
        <div className={filters.field}>
          <Select
            isCompact
            label={t('type')}
            value={type}
            choices={known.map((one) => ({ value: one, label: nameOf(one) }))}
            onChange={(one) => void navigate(`/admin/dictionaries?type=${one}`)}
          />
        </div>
      </div>
      <QueryView query={query} skeleton={<RowSkeletons />} missing={<NotFound />}>
        {(entries) => (
          <div data-stale={query.isPlaceholderData || undefined}>
            <p role="status" className={listClasses.bar}>
              {shared('list.total', { count: entries.length })}
              {!isOpen && ` · ${t('closed')}`}
            </p>
            <RecordTable
              label={nameOf(type)}
              rows={entries}
              keyOf={({ code }) => code}
              columns={[
                {
                  name: 'code',
                  label: t('code'),
                  render: ({ code }) => <code>{code}</code>,
                },
                ...languages.map((language) => ({
                  name: language,
                  label: frame(`languages.${language}`),
                  render: ({ words }: Entry) => <span lang={language}>{words[language]}</span>,
                })),
                { name: 'position', label: t('position'), render: ({ position }) => position },
                {
                  name: 'showing',
                  label: t('showing'),
                  render: ({ isHidden }) => (
                    <Tag tone={isHidden ? 'grey' : 'jade'}>{t(isHidden ? 'hidden' : 'shown')}</Tag>
                  ),
                },
                {
                  name: 'actions',
                  label: frame('list.actions'),
                  render: (entry) => (
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`${t('edit')} ${entry.code}`}
                      onClick={() => setEdited(entry)}
                    >
                      {t('edit')}
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
