import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { definePage, useApp, type LoadInput } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { ArticleView } from '../components/article-view.tsx'
import { readLawAddress } from '../law-address.ts'
import { leadOn } from '../lead-on.ts'
import { articleQuery } from '../queries.ts'

function ArticleSkeleton() {
  return (
    <div className="wrap">
      <Skeleton height={20} width="40%" below={12} />
      <Skeleton height={36} width="30%" below={20} />
      <Skeleton height={240} />
    </div>
  )
}

function ArticlePage() {
  const context = useApp()
  const params = useParams()
  const [search] = useSearchParams()
  const query = useQuery(articleQuery(context, readLawAddress(params, search)))
  useAnchor(query.data !== undefined)

  return (
    <QueryView query={query} skeleton={<ArticleSkeleton />} missing={<NotFound />}>
      {(article) => <ArticleView article={article} />}
    </QueryView>
  )
}

export const { page } = definePage({
  load: async (input: LoadInput) => {
    const { context, params, url } = input
    const wanted = readLawAddress(params, url.searchParams)
    leadOn(input, await context.queries.fetchQuery(articleQuery(context, wanted)))
  },
  Component: ArticlePage,
})
