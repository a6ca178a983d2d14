import type { ReactNode } from 'react'
import classes from './hit.module.css'

/** What a search has found, the best first. */
export function Hits({ children }: { children: ReactNode }) {
  return (
    <ul className={classes.hits} data-late>
      {children}
    </ul>
  )
}
