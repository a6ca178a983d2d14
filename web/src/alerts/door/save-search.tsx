import type { SavedList } from '@portal/protocol/alerts/saved-lists.ts'
import { writeList, wholeList } from '@portal/protocol/kernel/list-address.ts'
import type { Asked, List } from '@portal/protocol/kernel/list.ts'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../app/viewer.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import classes from './save-search.module.css'

interface SaveSearchProps<L extends List> {
  of: SavedList
  list: L
  filters: Asked<L>['filters']
}

/** To be told of what is new in a list as it is narrowed; whoever is not signed in is led to that first. */
export function SaveSearch<L extends List>({ of, list, filters }: SaveSearchProps<L>) {
  const { t } = useTranslation()
  const viewer = useViewer()
  if (viewer?.userType === 'ADMIN') return null
  const parts = new URLSearchParams([['list', of], ...writeList(list, { ...wholeList(list), filters })])
  return (
    <Link to={`/usercenter/alerts/new?${parts}`} className={`${classes.save} no-print`}>
      <Icon name="bell" size={16} />
      {t('alerts.save')}
    </Link>
  )
}
