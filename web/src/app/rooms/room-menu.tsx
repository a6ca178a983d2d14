import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SideMenu, type MenuGroup } from '../../ui/side-menu.tsx'
import type { ScreenName } from '../screen.ts'
import { useEntryName } from '../shell/navigation.ts'
import { useMenu, useScreens, type MenuEntry } from '../use-screens.ts'
import { useViewer } from '../viewer.ts'

type RoomName = 'usercenter' | 'content'

/** What waits for the reader. */
interface Waiting {
  /** How much, by the screen that shows it. */
  counts: Partial<Record<ScreenName, number>>
  /** A count in words. */
  words: (count: number) => string
}

export interface RoomMenuProps {
  room: RoomName
  waiting?: Waiting
}

/** Entries in their order, those of one group beside each other. */
function grouped(entries: readonly MenuEntry[]): MenuEntry[][] {
  return [...Map.groupBy(entries, ({ row }) => row.group).values()]
}

/** A room's entries, as far as the reader may open them; beside the page, or above it on a phone. */
export function RoomMenu({ room, waiting }: RoomMenuProps) {
  const { t } = useTranslation()
  const { t: screen } = useTranslation('screens')
  const { pathname } = useLocation()
  const { rows } = useScreens()
  const nameOf = useEntryName()
  const viewer = useViewer()
  const entries = useMenu(room, viewer?.userType)
  const here = rows.find(({ path }) => `/${path}` === pathname)

  function shown({ row, to }: MenuEntry) {
    const count = waiting?.counts[row.path] ?? 0
    return {
      to,
      text: nameOf(row),
      isCurrent: row === here || row.path === here?.under,
      ...(row.icon && { icon: row.icon }),
      ...(waiting && count > 0 && { count, waiting: waiting.words(count) }),
    }
  }

  const groups: MenuGroup[] = grouped(entries).map((inside) => {
    const group = inside[0]?.row.group
    return { entries: inside.map(shown), ...(group && { title: t(`groups.${group}`) }) }
  })
  return <SideMenu label={screen(room)} groups={groups} />
}
