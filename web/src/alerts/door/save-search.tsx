import type { SavedList } from '@portal/protocol/alerts/saved-lists.ts'
import { writeList, wholeList } from '@portal/protocol/kernel/list-address.ts'
import type { Asked, List } from '@portal/protocol/kernel/list.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { savedSearchQuery } from '../queries.ts'
import classes from './save-search.module.css'

interface SaveSearchProps<L extends List> {
  of: SavedList
  list: L
  filters: Asked<L>['filters']
}

/**
 * To be told of what is new in a list as it is narrowed, or that one is already; whoever is not signed in is led to that
 * first.
 */
export function SaveSearch<L extends List>({ of, list, filters }: SaveSearchProps<L>) {
  const { t } = useTranslation()
  const context = useApp()
  const viewer = useViewer()
  const parts = writeList(list, { ...wholeList(list), filters })
  const asked = { list: of, address: String(new URLSearchParams(parts)) }
  const mayHave = viewer !== null && viewer.userType !== 'ADMIN'
  const { data } = useQuery({ ...savedSearchQuery(context, asked), enabled: mayHave })
  if (viewer?.userType === 'ADMIN') return null
  const isSaved = typeof data?.id === 'string'
  const to = isSaved
    ? '/usercenter/alerts'
    : `/usercenter/alerts/new?${new URLSearchParams([['list', of], ...parts])}`
  return (
    <Link to={to} className={`${classes.save} no-print`}>
      <Icon name={isSaved ? 'check' : 'bell'} size={16} />
      {t(isSaved ? 'alerts.saved' : 'alerts.save')}
    </Link>
  )
}
