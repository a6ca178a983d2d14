import type { ReactNode } from 'react'
import classes from './tag.module.css'

export type TagTone = 'blue' | 'red' | 'gold' | 'green' | 'grey'

/** A word about a thing: its country, its status. */
export function Tag({
  tone = 'blue',
  title,
  children,
}: {
  tone?: TagTone
  title?: string
  children: ReactNode
}) {
  return (
    <span className={classes.tag} data-tone={tone} title={title}>
      {children}
    </span>
  )
}
