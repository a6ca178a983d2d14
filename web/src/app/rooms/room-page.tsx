import type { ReactNode } from 'react'
import { PageHead } from '../head.tsx'
import { Room } from './room.tsx'
import type { RoomMenuProps } from './room-menu.tsx'
import classes from './room.module.css'

export interface RoomPageProps {
  title: string
  /** One sentence on what the page is for. */
  lead?: string
  /** What may be done with the page as a whole, beside its title. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of a room: its name, what it is for, its content. */
export function RoomPage({ title, lead, actions, children, ...menu }: RoomPageProps & RoomMenuProps) {
  return (
    <Room {...menu}>
      <PageHead title={title} description={lead ?? title} noIndex />
      <div className={classes.head}>
        <h1>{title}</h1>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </Room>
  )
}
