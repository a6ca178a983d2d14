import type { Calls } from '@portal/protocol/calls.ts'
import type { OutputOf } from '@portal/protocol/kernel/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import classes from '../../app/admin/page.module.css'
import { useTitleOf } from '../../app/admin/use-title-of.ts'
import { RecordList } from '../../app/lists/record-list.tsx'
import { loadList, useList } from '../../app/lists/use-list.ts'
import { definePage, useApp } from '../../app/page.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { countries, dictionaryQuery } from '../../reference/queries.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Tag } from '../../ui/tag.tsx'
import { RemoveInstitution } from '../components/remove-institution.tsx'
import { deskInstitutions } from '../desk-queries.ts'

type Row = OutputOf<Calls['providers']['institutions']>['content'][number]

/** The bodies of the directory that do not register themselves. */
function InstitutionsPage() {
  const { t } = useTranslation('institutionsDesk')
  const { t: words } = useTranslation('providers')
  const { t: frame } = useTranslation('adminFrame')
  const list = useList(deskInstitutions)
  const { data: offered = [] } = useQuery(dictionaryQuery(useApp(), countries))
  const [removed, setRemoved] = useState<Row | null>(null)
  const titleOf = useTitleOf()
  const nameOf = useEntryNames(countries)

  return (
    <AdminPage
      name="admin/institutions"
      lead={t('lead')}
      tools={
        <span className={classes.buttons}>
          <ButtonLink to="/admin/institutions/import" variant="default">
            {t('import')}
          </ButtonLink>
          <ButtonLink to="/admin/institutions/form">{t('add')}</ButtonLink>
        </span>
      }
    >
      <RecordList
        label={t('institutions')}
        list={list}
        fields={[
          { name: 'kind', label: t('kind'), word: (kind) => words(`kinds.${kind}`) },
          { name: 'keyword', label: frame('list.keyword'), hint: t('keywordHint') },
          {
            name: 'country',
            label: words('facets.country'),
            choices: offered.map(({ id, name }) => [id, name] as const),
          },
          { name: 'shown', label: t('showing'), word: (shown) => t(`states.${shown}`) },
        ]}
        columns={[
          {
            name: 'name',
            label: t('name'),
            render: ({ id, name, missing }) => {
              const { title, lang } = titleOf(name)
              return (
                <span>
                  <Link to={`/admin/institutions/form?id=${id}`} lang={lang}>
                    {title}
                  </Link>
                  {missing.length > 0 && (
                    <small>
                      {t('missing', {
                        languages: missing.map((one) => frame(`languages.${one}`)).join(' · '),
                      })}
                    </small>
                  )}
                </span>
              )
            },
          },
          { name: 'kind', label: t('kind'), render: ({ kind }) => words(`kinds.${kind}`) },
          {
            name: 'place',
            label: t('place'),
            render: ({ place, country }) =>
              [nameOf(country), place?.name].filter((one) => one !== undefined).join(' · '),
          },
          {
            name: 'shown',
            label: t('showing'),
            render: ({ isShown }) => (
              <Tag tone={isShown ? 'jade' : 'grey'}>{t(`states.${isShown ? 'SHOWN' : 'HIDDEN'}`)}</Tag>
            ),
            isShort: true,
          },
          {
            name: 'changedAt',
            label: t('changedAt'),
            render: ({ changedAt }) => <Moment at={changedAt} />,
          },
          {
            name: 'actions',
            label: frame('list.actions'),
            render: (row) => (
              <span className={classes.buttons}>
                <ButtonLink
                  to={`/admin/institutions/form?id=${row.id}`}
                  size="compact-sm"
                  variant="default"
                  aria-label={`${t('edit')} ${titleOf(row.name).title}`}
                >
                  {t('edit')}
                </ButtonLink>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${t('remove')} ${titleOf(row.name).title}`}
                  onClick={() => setRemoved(row)}
                >
                  {t('remove')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {removed && <RemoveInstitution institution={removed} onClose={() => setRemoved(null)} />}
    </AdminPage>
  )
}

export const { page } = definePage({
  load: (input) =>
    Promise.all([
      loadList(deskInstitutions, input),
      input.context.queries.prefetchQuery(dictionaryQuery(input.context, countries)),
    ]),
  Component: InstitutionsPage,
})
