import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SectionNav, type SectionEntry } from '../../ui/section-nav.tsx'
import { useMenu } from '../use-screens.ts'
import { isUnder, useEntryName, useWayUp } from './navigation.ts'

type SectionMenu = 'service' | 'legal'

/** The section whose pages have a navigation of their own; stable addresses of laws belong to that of law. */
export function sectionOf(pathname: string): SectionMenu | null {
  const [, first] = pathname.split('/')
  if (first === 'eli') return 'legal'
  return first === 'service' || first === 'legal' ? first : null
}

/** Laws and cases share the screens of search and details; what the address asks for tells them apart. */
function useLawsAndCases(): SectionEntry[] {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search)
  const areCases =
    (pathname === '/legal/query' && asked.get('tab') === 'cases') ||
    (pathname === '/legal/details' && asked.get('type') === 'case')
  const areLaws = !areCases && /^\/(legal\/(query|details|compare)$|eli\/)/.test(pathname)
  return [
    { to: '/legal/query', text: t('nav.laws'), icon: 'book', isCurrent: areLaws },
    { to: '/legal/query?tab=cases', text: t('nav.cases'), icon: 'scales', isCurrent: areCases },
  ]
}

interface SectionHeaderProps {
  section: SectionMenu
  /** One thing is read: a phone's room is its own. */
  isQuiet: boolean
}

/** The pages of a section, in one row. */
export function SectionHeader({ section, isQuiet }: SectionHeaderProps) {
  const { t } = useTranslation()
  const nameOf = useEntryName()
  const { pathname } = useLocation()
  const wayUp = useWayUp()
  const lawsAndCases = useLawsAndCases()
  const entries = useMenu(section).map(({ row, to }) => ({
    to,
    text: nameOf(row),
    icon: row.icon ?? 'document',
    isCurrent: isUnder(pathname, row) || wayUp.has(row.path),
  }))
  return (
    <SectionNav
      label={t(`sections.${section}`)}
      isQuiet={isQuiet}
      entries={section === 'legal' ? [...lawsAndCases, ...entries] : entries}
    />
  )
}
