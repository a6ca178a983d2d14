import type { ReactNode } from 'react'
import { PageHead } from '../head.tsx'
import { UserCenterMenu } from './user-center-menu.tsx'
import classes from './user-center.module.css'

interface UserCenterProps {
  title: string
  /** One sentence on what the page is for. */
  lead?: string
  /** What may be done with the page as a whole, beside its title. */
  actions?: ReactNode
  children: ReactNode
}

/** The layout of every page of the user center: the menu beside the page. */
export function UserCenter({ title, lead, actions, children }: UserCenterProps) {
  return (
    <div className={`wrap ${classes.layout}`}>
      <PageHead title={title} description={lead ?? title} noIndex />
      <UserCenterMenu />
      <div className={classes.page}>
        <div className={classes.head}>
          <h1>{title}</h1>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  )
}
