import type { ReactNode } from 'react'
import classes from './columns.module.css'

interface ColumnsProps {
  /** Narrow, beside the content: after it, or before it as a menu or facets are. */
  rail: ReactNode
  side?: 'end' | 'start'
  /** On top of a rail at the end; on a phone before the content. */
  lead?: ReactNode
  children: ReactNode
}

/** Content with a rail; on a phone one below the other, in the order they stand in. */
export function Columns({ rail, side = 'end', lead, children }: ColumnsProps) {
  const narrow = <div className={classes.stack}>{rail}</div>
  return (
    <div className={classes.columns} data-side={side} data-led={lead ? true : undefined}>
      {side === 'start' && narrow}
      {lead && <div className={classes.lead}>{lead}</div>}
      <div className={classes.stack}>{children}</div>
      {side === 'end' && narrow}
    </div>
  )
}
