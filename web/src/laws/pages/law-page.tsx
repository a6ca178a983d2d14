import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { definePage, useApp, type LoadInput } from '../../app/page.ts'
import { NotFound } from '../../app/shell/not-found.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAnchor } from '../../ui/use-anchor.ts'
import { LawView } from '../components/law-view.tsx'
import { readLawAddress } from '../law-address.ts'
import { leadOn } from '../lead-on.ts'
import { lawQuery } from '../queries.ts'

function LawSkeleton() {
  return (
    <div className="wrap">
      <Skeleton height={36} width="60%" below={16} />
      <Skeleton height={120} below={16} />
      <Skeleton height={480} />
    </div>
  )
}

function LawPage() {
  const context = useApp()
  const params = useParams()
  const [search] = useSearchParams()
  const wanted = readLawAddress(params, search)
  const query = useQuery(lawQuery(context, wanted))
  const other = useQuery({
    ...lawQuery(context, { ...wanted, text: wanted.beside }),
    enabled: wanted.beside !== undefined,
  })
  useAnchor(query.data !== undefined)

  return (
    <QueryView query={query} skeleton={<LawSkeleton />} missing={<NotFound />}>
      {(law) =>
        wanted.beside && other.data?.language !== law.language ? (
          <QueryView query={other} skeleton={<LawSkeleton />}>
            {(beside) => <LawView law={law} beside={beside} />}
          </QueryView>
        ) : (
          <LawView law={law} beside={undefined} />
        )
      }
    </QueryView>
  )
}

export const { page } = definePage({
  load: async (input: LoadInput) => {
    const { context, params, url } = input
    const wanted = readLawAddress(params, url.searchParams)
    const texts = wanted.beside ? [wanted.text, wanted.beside] : [wanted.text]
    const [law] = await Promise.all(
      texts.map((text) => context.queries.fetchQuery(lawQuery(context, { ...wanted, text }))),
    )
    leadOn(input, law!)
  },
  Component: LawPage,
})
