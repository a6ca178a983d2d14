import { useTranslation } from 'react-i18next'
import { SideMenu } from '../../ui/side-menu.tsx'
import type { ScreenName } from '../screen.ts'
import { useMenu } from '../use-screens.ts'

interface SectionMenuProps {
  section: 'information' | 'communication'
  current: ScreenName
}

/** The lists of a section, by the names of their screens. */
export function SectionMenu({ section, current }: SectionMenuProps) {
  const { t: screen } = useTranslation('screens')
  const entries = useMenu(section).map(({ row, to }) => ({
    to,
    text: screen(row.path),
    isCurrent: row.path === current,
    ...(row.icon && { icon: row.icon }),
  }))
  return <SideMenu label={screen(section)} groups={[{ entries }]} />
}
