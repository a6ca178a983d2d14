import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { screens, type ScreenName } from '../routes.ts'
import classes from './breadcrumbs.module.css'

interface Crumb {
  name: ScreenName
  to: string
}

const screenNames = new Set<string>(screens.map(({ name }) => name))

/** Home, then every named step of the path; nothing for a path that is no screen. */
function crumbsOf(pathname: string, search: string, isNamed: (name: string) => boolean): Crumb[] {
  // A law's stable address has no steps of its own: it belongs to the search.
  const steps = pathname.startsWith('/eli/') ? ['legal', 'details'] : pathname.split('/').filter(Boolean)
  const names = steps.map((_, index) => steps.slice(0, index + 1).join('/'))
  const crumbs = names.filter(isNamed).map((name) => ({ name: name as ScreenName, to: `/${name}` }))
  const last = crumbs.at(-1)
  // Laws and cases share a screen; what is shown has the name of its own.
  if (last?.name === 'legal/details' && new URLSearchParams(search).get('type') === 'case')
    last.name = 'legal/case'
  const isScreen = screenNames.has(names.at(-1) ?? '')
  return isScreen ? [{ name: 'home', to: '/home' }, ...crumbs] : []
}

/** The way from home to here; the last entry is not a link. */
export function Breadcrumbs() {
  const { t } = useTranslation()
  const { t: name, i18n } = useTranslation('screens')
  const { pathname, search } = useLocation()
  const crumbs = crumbsOf(pathname, search, (key) => i18n.exists(key, { ns: 'screens', keySeparator: false }))
  if (crumbs.length === 0) return <div className={classes.none} />
  return (
    <nav className={`wrap no-print`} aria-label={t('breadcrumbs')}>
      <ol className={classes.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.name}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name(crumb.name)}</span>
            ) : (
              <Link to={crumb.to}>{name(crumb.name)}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
