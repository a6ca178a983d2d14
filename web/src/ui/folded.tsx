import type { ReactNode } from 'react'
import classes from './folded.module.css'
import { Icon } from './icon.tsx'

interface FoldedProps {
  title: string
  /** Beside the title: how many there are. */
  note?: string
  children: ReactNode
}

/** What few come for, behind its title; open on paper. */
export function Folded({ title, note, children }: FoldedProps) {
  return (
    <details className={classes.folded}>
      <summary>
        <span className={classes.title}>{title}</span>
        {note && <span className={classes.note}>{note}</span>}
        <Icon name="down" size={16} />
      </summary>
      <section className={classes.body} aria-label={title}>
        {children}
      </section>
    </details>
  )
}

/** Several of them, on one card. */
export function FoldedGroup({ children }: { children: ReactNode }) {
  return <div className={classes.group}>{children}</div>
}
