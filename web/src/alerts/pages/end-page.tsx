import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAct } from '../../app/forms/use-act.ts'
import { definePage, useApp } from '../../app/page.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LinkPage } from '../components/link-page.tsx'
import { alertsKey, endQuery, type EndLink } from '../queries.ts'
import { readEndLink } from '../read-link.ts'

const nothingToDo = { make: () => {}, isBusy: false, problem: undefined }

function Ending({ link }: { link: EndLink }) {
  const context = useApp()
  const query = useQuery(endQuery(context, link))
  const act = useAct(() => context.ask('alerts', 'end', { query: link }), {
    invalidates: [alertsKey],
  })
  return (
    <QueryView query={query} skeleton={<Skeleton height={240} />}>
      {({ state, name }) => <LinkPage of="end" state={state} values={{ name }} act={act} />}
    </QueryView>
  )
}

/** Asks whoever opens the link of an alert's e-mail whether it shall end; opening it ends nothing. */
function EndPage() {
  const link = readEndLink(useSearchParams()[0])
  return link ? <Ending link={link} /> : <LinkPage of="end" state="INVALID" values={{}} act={nothingToDo} />
}

export const { page } = definePage({
  load: async ({ context, url }) => {
    const link = readEndLink(url.searchParams)
    if (link) await context.queries.prefetchQuery(endQuery(context, link))
  },
  Component: EndPage,
})
