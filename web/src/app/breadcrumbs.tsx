import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { Link } from '../ui/link.tsx'
import { useCurrentInView } from '../ui/use-current-in-view.ts'
import { isScreen, type ScreenName } from './screen.ts'
import { usePlace } from './shell/navigation.ts'
import { useScreens } from './use-screens.ts'
import classes from './breadcrumbs.module.css'

interface Crumb {
  name: ScreenName
  to: string
}

/** A step that only the screen knows: the name of what it shows, or of what that belongs to. */
export interface WayStep {
  text: string
  lang: Language
  /** Absent for the last. */
  to?: string
}

/** Addresses that have no steps of their own, and where they belong: laws to the search, a number to what verifies it. */
const belonging = new Map([
  ['eli', ['legal', 'details']],
  ['verify', ['verify']],
])

/** A path, step by step. */
function stepsOf(pathname: string): string[] {
  const own = pathname.split('/').filter(Boolean)
  const steps = (own.length > 1 && belonging.get(own[0]!)) || own
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'))
}

/** Home, then every named step of the path, or of the place that it has elsewhere; nothing for a path that is no screen. */
function crumbsOf(
  pathname: string,
  place: string,
  search: string,
  isNamed: (name: string) => boolean,
  isKnown: (name: string) => boolean,
): Crumb[] {
  const own = stepsOf(pathname)
  const names = place === pathname ? own : [...stepsOf(place), ...own.slice(-1)]
  const crumbs = names.filter(isNamed).map((name) => ({ name: name as ScreenName, to: `/${name}` }))
  const last = crumbs.at(-1)
  // Laws and cases share a screen; what is shown has the name of its own.
  if (last?.name === 'legal/details' && new URLSearchParams(search).get('type') === 'case')
    last.name = 'legal/case'
  return isKnown(names.at(-1) ?? '') ? [{ name: 'home', to: '/home' }, ...crumbs] : []
}

/** The way from home to here; the last entry is not a link. A screen's own steps stand in the place of its name. */
export function Breadcrumbs({ steps }: { steps?: readonly WayStep[] }) {
  const { t } = useTranslation()
  const { t: name, i18n } = useTranslation('screens')
  const { pathname, search } = useLocation()
  const { rows } = useScreens()
  const place = usePlace()
  const crumbs = crumbsOf(
    pathname,
    place,
    search,
    (key) => i18n.exists(key, { ns: 'screens', keySeparator: false }),
    (key) => rows.some((row) => row.path === key && isScreen(row)),
  )
  const named = crumbs.map((crumb) => ({ to: crumb.to, text: name(crumb.name), lang: undefined }))
  const way = steps ? [...named.slice(0, -1), ...steps] : named
  // A screen's own steps may come after it: the entry that is the page is another then.
  const trail = useCurrentInView<HTMLOListElement>(
    `${pathname}${search} ${i18n.language} ${way.map(({ text }) => text).join(' / ')}`,
  )
  if (crumbs.length === 0) return <div className={classes.none} />
  return (
    <nav className={`wrap no-print`} aria-label={t('breadcrumbs')}>
      <ol className={`sideways ${classes.crumbs}`} ref={trail}>
        {way.map(({ text, lang, to }, index) => (
          <li key={index} lang={lang}>
            {index === way.length - 1 || to === undefined ? (
              <span aria-current="page">{text}</span>
            ) : (
              <Link to={to}>{text}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
