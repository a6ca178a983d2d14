import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { loadEndless } from '../../app/lists/use-endless-list.ts'
import { definePage, useApp } from '../../app/page.ts'
import type { ScreenName } from '../../app/screen.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { loadEvaluations } from '../../evaluations/queries.ts'
import { casesOfProvider } from '../../law-services/queries.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { productsOfQuery } from '../components/provider-products.tsx'
import { servicesOfQuery } from '../components/provider-services.tsx'
import { ProviderView } from '../components/provider-view.tsx'
import {
  isEvaluated,
  isOrganization,
  loadDirectoryNames,
  personsOf,
  providerQuery,
  wantedIn,
} from '../queries.ts'

/** Characters of an introduction that search engines are told. */
const described = 150

/** Somebody of the directory: a lawyer, a member of an agency, an agency, another body. */
function ProviderPage() {
  const { t: screen } = useTranslation('screens')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const query = useQuery(providerQuery(useApp(), wantedIn(search)))
  const title = query.data?.name ?? screen(pathname.slice(1) as ScreenName)
  return (
    <div className="wrap">
      <PageHead title={title} description={query.data?.brief?.slice(0, described) ?? title} />
      <QueryView query={query} skeleton={<Skeleton height={420} />} missing={<NotFound />}>
        {(provider) => <ProviderView provider={provider} />}
      </QueryView>
    </div>
  )
}

export const { page } = definePage({
  load: async ({ context, url }) => {
    const names = loadDirectoryNames(context)
    const provider = await context.queries.fetchQuery(providerQuery(context, wantedIn(url.searchParams)))
    const { id } = provider
    return Promise.all([
      names,
      isOrganization(provider) && provider.persons && loadEndless(personsOf(context, id), context),
      provider.services > 0 && context.queries.prefetchQuery(servicesOfQuery(context, id)),
      provider.services > 0 && context.viewer() && loadEndless(casesOfProvider(context, id), context),
      isEvaluated(provider) && context.queries.prefetchQuery(productsOfQuery(context, id)),
      isEvaluated(provider) && loadEvaluations(context, { provider: id }),
    ])
  },
  Component: ProviderPage,
})
