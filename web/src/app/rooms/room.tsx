import type { ReactNode } from 'react'
import { RoomMenu, type RoomMenuProps } from './room-menu.tsx'
import classes from './room.module.css'

interface RoomProps extends RoomMenuProps {
  children: ReactNode
}

/** The layout of every page of a room: the menu beside the page. */
export function Room({ children, ...menu }: RoomProps) {
  return (
    <div className={`wrap ${classes.layout}`}>
      <RoomMenu {...menu} />
      <div className={classes.page}>{children}</div>
    </div>
  )
}
