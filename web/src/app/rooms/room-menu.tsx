import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SideMenu } from '../../ui/side-menu.tsx'
import { useEntryName } from '../shell/navigation.ts'
import { useMenuGroups, type Waiting } from '../use-menu-groups.ts'
import { useMenu, useScreens } from '../use-screens.ts'
import { useViewer } from '../viewer.ts'

type RoomName = 'usercenter' | 'content'

export interface RoomMenuProps {
  room: RoomName
  waiting?: Waiting
}

/** A room's entries, as far as the reader may open them; beside the page, or above it on a phone. */
export function RoomMenu({ room, waiting }: RoomMenuProps) {
  const { t: screen } = useTranslation('screens')
  const { pathname } = useLocation()
  const { rows } = useScreens()
  const nameOf = useEntryName()
  const viewer = useViewer()
  const entries = useMenu(room, viewer?.userType)
  const here = rows.find(({ path }) => `/${path}` === pathname)
  const groups = useMenuGroups(
    entries,
    ({ row }) => ({ text: nameOf(row), isCurrent: row === here || row.path === here?.under }),
    waiting,
  )
  return <SideMenu label={screen(room)} groups={groups} />
}
