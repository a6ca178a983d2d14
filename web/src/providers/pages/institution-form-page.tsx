import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import classes from '../../app/admin/page.module.css'
import { useTitleOf } from '../../app/admin/use-title-of.ts'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InstitutionForm } from '../components/institution-form.tsx'
import { institutionQuery } from '../desk-queries.ts'
import { loadDirectoryNames } from '../queries.ts'
import type { Institution } from '../institution-values.ts'

function Editing({ stored }: { stored: Institution | null }) {
  const { t } = useTranslation('institutionsDesk')
  const titleOf = useTitleOf()
  return (
    <AdminPage name="admin/institutions/form" {...(stored && titleOf(stored.name))} lead={t('formLead')}>
      <section className={classes.section} aria-labelledby="institution">
        <h2 id="institution">{t('data')}</h2>
        <InstitutionForm stored={stored} labelledBy="institution" />
      </section>
    </AdminPage>
  )
}

/** Adding a body to the directory, or changing the one that the address names. */
function InstitutionFormPage() {
  const [search] = useSearchParams()
  const isNew = !search.has('id')
  const query = useQuery({ ...institutionQuery(useApp(), recordIdOf(search)), enabled: !isNew })
  if (isNew) return <Editing stored={null} />
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} />} missing={<NotFound />}>
      {(stored) => <Editing stored={stored} />}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    Promise.all([
      loadDirectoryNames(context),
      url.searchParams.has('id') &&
        context.queries.fetchQuery(institutionQuery(context, recordIdOf(url.searchParams))),
    ]),
  Component: InstitutionFormPage,
})
