import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useScreens, type MenuEntry } from '../use-screens.ts'

type Row = MenuEntry['row']

/** What menus call an entry, in the reader's language. */
export function useEntryName(): (row: Row) => string {
  const { t } = useTranslation()
  const { t: name } = useTranslation('screens')
  return ({ path, menuWord }) => (menuWord ? t(menuWord) : name(path))
}

const sectionOf = (path: string) => path.split('/', 1)[0]

/** The path at which menus, and the way to the page, have the reader: its own, or the screen's of another section that leads to it. */
export function usePlace(): string {
  const { pathname } = useLocation()
  const { rows } = useScreens()
  const row = rows.find(({ path }) => `/${path}` === pathname)
  return row?.under && sectionOf(row.under) !== sectionOf(row.path) ? `/${row.under}` : pathname
}

/** The screens that lead to the reader's page, each by its path, whose own paths it need not begin with. */
export function useWayUp(): ReadonlySet<string> {
  const { pathname } = useLocation()
  const { rows } = useScreens()
  const above = new Set<string>()
  const next = (wanted: string) => rows.find(({ path }) => path === wanted)?.under
  for (let path = next(pathname.slice(1)); path && !above.has(path); path = next(path)) above.add(path)
  return above
}

/** Whether a page belongs to what an entry leads to; stable addresses of laws belong to the section of law. */
export function isUnder(pathname: string, { path }: Row): boolean {
  const begins = (part: string) => pathname === part || pathname.startsWith(`${part}/`)
  return begins(`/${path}`) || (path === 'legal' && begins('/eli'))
}
