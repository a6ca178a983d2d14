import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../../app/admin/admin-page.tsx'
import { definePage, useApp } from '../../app/page.ts'
import { recordIdOf } from '../../app/record-id.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TeamForm } from '../components/team-form.tsx'
import { deskTeamQuery } from '../desk-queries.ts'

/** Who is in the team of a product. */
function TeamPage() {
  const { t } = useTranslation('productsDesk')
  const [search] = useSearchParams()
  const query = useQuery(deskTeamQuery(useApp(), recordIdOf(search)))
  return (
    <QueryView query={query} skeleton={<Skeleton height={560} />} missing={<NotFound />}>
      {(team) => (
        <AdminPage name="admin/products/team" title={team.title} lang="zh" lead={t('lead')}>
          <TeamForm key={team.id} team={team} />
        </AdminPage>
      )}
    </QueryView>
  )
}

export const { page } = definePage({
  load: ({ context, url }) =>
    context.queries.fetchQuery(deskTeamQuery(context, recordIdOf(url.searchParams))),
  Component: TeamPage,
})
