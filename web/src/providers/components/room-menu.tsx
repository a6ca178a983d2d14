import { useTranslation } from 'react-i18next'
import { SideMenu } from '../../ui/side-menu.tsx'
import { rooms, type Room } from '../rooms.ts'

interface RoomMenuProps {
  current: Room
  /** How many there are of each kind; absent while it is not known. */
  counts: readonly { code: string; count: number }[] | undefined
}

/** The six sorts of whoever helps. */
export function RoomMenu({ current, counts }: RoomMenuProps) {
  const { t } = useTranslation('providers')
  const { t: screen } = useTranslation('screens')
  const countOf = (kinds: readonly string[]) =>
    (counts ?? []).reduce((sum, { code, count }) => (kinds.includes(code) ? sum + count : sum), 0)
  return (
    <SideMenu
      label={t('rooms')}
      groups={[
        {
          entries: rooms.map(({ path, kinds, icon }) => ({
            to: `/${path}`,
            text: screen(path),
            icon,
            isCurrent: path === current.path,
            count: countOf(kinds),
          })),
        },
      ]}
    />
  )
}
