import type { FoundKind } from '@portal/protocol/find/constants.ts'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../app/viewer.ts'
import { Link } from '../../ui/link.tsx'
import classes from './found-of-kind.module.css'
import { FoundRow, type Found } from './found-row.tsx'

/** What has one list; what is published stands in many. */
type Listed = Exclude<FoundKind, 'publication'>

/** Where a kind is searched with filters of its own, and whether its text is searched for those signed in alone. */
const searches: Record<Listed, { path: string; isForSignedIn: boolean }> = {
  law: { path: '/legal/query', isForSignedIn: false },
  case: { path: '/legal/query?tab=cases', isForSignedIn: false },
  requirement: { path: '/service/demand', isForSignedIn: true },
  service: { path: '/service/desk', isForSignedIn: true },
  provider: { path: '/service/lawyer', isForSignedIn: false },
  consultation: { path: '/business/consult', isForSignedIn: false },
  post: { path: '/communication/forum', isForSignedIn: false },
  template: { path: '/service/contract', isForSignedIn: false },
}

const isListed = (kind: FoundKind): kind is Listed => kind in searches

function searchPath(kind: Listed, keyword: string): string {
  const { path } = searches[kind]
  return `${path}${path.includes('?') ? '&' : '?'}keyword=${encodeURIComponent(keyword)}`
}

interface FoundOfKindProps {
  kind: FoundKind
  found: readonly Found[]
  keyword: string
  /** Leads to all of the kind; null where they are shown. */
  more: { to: string; count: number } | null
}

/** What was found of a kind. */
export function FoundOfKind({ kind, found, keyword, more }: FoundOfKindProps) {
  const { t } = useTranslation('find')
  const isSignedIn = useViewer() !== null
  return (
    <section aria-label={t(`kinds.${kind}`)}>
      <div className={classes.head}>
        <h2>{t(`kinds.${kind}`)}</h2>
        {isListed(kind) && <Link to={searchPath(kind, keyword)}>{t(`narrow.${kind}`)} ›</Link>}
      </div>
      {isListed(kind) && searches[kind].isForSignedIn && !isSignedIn && (
        <p className={classes.note}>{t('readAfterSignIn')}</p>
      )}
      <ul>
        {found.map((one) => (
          <FoundRow key={one.id} found={one} />
        ))}
      </ul>
      {more && (
        <p className={classes.more}>
          <Link to={more.to}>{t('more', { kind: t(`kinds.${kind}`), count: more.count })} ›</Link>
        </p>
      )}
    </section>
  )
}
