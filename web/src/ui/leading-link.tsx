import type { ComponentProps } from 'react'
import classes from './leading-link.module.css'
import { Link } from './link.tsx'

/** The link of a title, by which the whole row or card leads: what it stands in is its nearest positioned ancestor. */
export function LeadingLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link {...props} className={classes.link} />
}
