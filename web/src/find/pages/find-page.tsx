import { longestFound } from '@portal/protocol/find/constants.ts'
import { foundList } from '@portal/protocol/find/lists.ts'
import { readList } from '@portal/protocol/kernel/list-address.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../app/head.tsx'
import { loadList } from '../../app/lists/use-list.ts'
import { definePage, useApp } from '../../app/page.ts'
import { CountTabs } from '../../ui/count-tabs.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Everything } from '../components/everything.tsx'
import { FindForm } from '../components/find-form.tsx'
import { OneKind } from '../components/one-kind.tsx'
import { findAddress } from '../find-address.ts'
import { foundOfKind, overviewQuery, type FindAsked } from '../queries.ts'

const keywordIn = (search: URLSearchParams) => (search.get('keyword') ?? '').trim().slice(0, longestFound)

function askedIn(search: URLSearchParams): FindAsked {
  const asked = readList(foundList, search)
  return { ...asked, filters: { ...asked.filters, keyword: keywordIn(search) } }
}

/** One search over all that is published: an overview, and a tab a kind. */
function FindPage() {
  const { t } = useTranslation('find')
  const { t: ui } = useTranslation()
  const { t: screen } = useTranslation('screens')
  const [search] = useSearchParams()
  const keyword = keywordIn(search)
  const chosen = search.get('kind')
  const asked = askedIn(search)
  const { prefer } = asked.filters
  const query = useQuery(overviewQuery(useApp(), asked))
  const kinds = query.data?.kinds
  const title = screen('search')
  return (
    <div className="wrap">
      <PageHead
        title={keyword ? `${keyword.slice(0, 60)} - ${title}` : title}
        description={t('lead')}
        noIndex
      />
      <PageHeader title={title} lead={t('lead')} />
      <FindForm key={keyword} keyword={keyword} kind={chosen} prefer={prefer} />
      <CountTabs
        label={t('kind')}
        tabs={[
          {
            to: findAddress(keyword, { prefer }),
            text: ui('list.all'),
            ...(kinds && { count: kinds.reduce((sum, { total }) => sum + total, 0) }),
            isCurrent: chosen === null,
          },
          ...(kinds ?? []).map(({ kind, total }) => ({
            to: findAddress(keyword, { kind, prefer }),
            text: t(`kinds.${kind}`),
            count: total,
            isCurrent: kind === chosen,
          })),
        ]}
      />
      {chosen === null ? <Everything query={query} keyword={keyword} prefer={prefer} /> : <OneKind />}
    </div>
  )
}

export const { page } = definePage({
  load: (input) => {
    const { searchParams } = input.url
    const overview = input.context.queries.prefetchQuery(overviewQuery(input.context, askedIn(searchParams)))
    return Promise.all([overview, searchParams.has('kind') && loadList(foundOfKind, input)])
  },
  Component: FindPage,
})
