import { useTranslation } from 'react-i18next'
import type { MenuEntry } from '../use-screens.ts'

type Row = MenuEntry['row']

/** What menus call an entry, in the reader's language. */
export function useEntryName(): (row: Row) => string {
  const { t } = useTranslation()
  const { t: name } = useTranslation('screens')
  return ({ path, menuWord }) => (menuWord ? t(menuWord) : name(path))
}

/** Whether a page belongs to what an entry leads to; stable addresses of laws belong to the section of law. */
export function isUnder(pathname: string, { path }: Row): boolean {
  const begins = (part: string) => pathname === part || pathname.startsWith(`${part}/`)
  return begins(`/${path}`) || (path === 'legal' && begins('/eli'))
}
