import { kindSpec, type PublicationKind } from '@portal/protocol/publications/kinds.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { fileAddress } from '../../app/ask.ts'
import { PageHead } from '../../app/head.tsx'
import { Columns } from '../../ui/columns.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { listScreen } from '../places.ts'
import { FeedLink } from '../components/feed-link.tsx'
import { ListMenu } from '../components/list-menu.tsx'

interface ListScreenProps {
  kind: PublicationKind
  /** Filters narrow the list. */
  isNarrowed: boolean
  /** That the list is narrowed to; '' for none. */
  category: string
  /** The list, with what stands among its tools and what the screen is called. */
  children: (feed: ReactNode, name: string) => ReactNode
}

/** What stands around the list of a kind: what it is called, its feed, and the menu of its section. */
export function ListScreen({ kind, isNarrowed, category, children }: ListScreenProps) {
  const { t } = useTranslation('publications')
  const { t: screen } = useTranslation('screens')
  const { pathname } = useLocation()
  const shown = listScreen(kind, pathname)
  const title = screen(shown)
  const lead = t(`leads.${kind}`)
  const feed = fileAddress('publications', 'feed', { params: { kind }, query: { lang: useLanguage() } })
  return (
    <div className="wrap">
      <PageHead
        title={title}
        description={lead}
        canonical={kindSpec(kind).lists[0]}
        feed={feed}
        noIndex={isNarrowed}
      />
      <Columns side="start" rail={<ListMenu list={shown} category={category} />}>
        <div>
          <PageHeader title={title} lead={lead} />
          {children(<FeedLink address={feed} name={title} />, title)}
        </div>
      </Columns>
    </div>
  )
}
