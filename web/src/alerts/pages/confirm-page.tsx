import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAct } from '../../app/forms/use-act.ts'
import { definePage, useApp } from '../../app/page.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LinkPage } from '../components/link-page.tsx'
import { alertsKey, confirmQuery, type ConfirmLink } from '../queries.ts'
import { readConfirmLink } from '../read-link.ts'

const nothingToDo = { make: () => {}, isBusy: false, problem: undefined }

function Confirming({ link }: { link: ConfirmLink }) {
  const context = useApp()
  const query = useQuery(confirmQuery(context, link))
  const act = useAct(() => context.ask('alerts', 'confirm', { query: link }), {
    invalidates: [alertsKey],
  })
  return (
    <QueryView query={query} skeleton={<Skeleton height={240} />}>
      {({ state, address }) => <LinkPage of="confirm" state={state} values={{ address }} act={act} />}
    </QueryView>
  )
}

/** Asks whoever reads an address whether alerts may come to it; opening the link confirms nothing. */
function ConfirmPage() {
  const link = readConfirmLink(useSearchParams()[0])
  return link ? (
    <Confirming link={link} />
  ) : (
    <LinkPage of="confirm" state="INVALID" values={{}} act={nothingToDo} />
  )
}

export const { page } = definePage({
  load: async ({ context, url }) => {
    const link = readConfirmLink(url.searchParams)
    if (link) await context.queries.prefetchQuery(confirmQuery(context, link))
  },
  Component: ConfirmPage,
})
