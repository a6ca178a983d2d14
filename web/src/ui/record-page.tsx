import type { ReactNode } from 'react'
import { Columns } from './columns.tsx'
import classes from './record-page.module.css'

interface RecordPageProps {
  head: ReactNode
  next?: ReactNode
  /** What happened, contacts, files. */
  rail?: ReactNode
  /** On top of the rail; on a phone before the content. */
  lead?: ReactNode
  children: ReactNode
}

/** A record from top to bottom: what it is, what comes next, its content with a rail. */
export function RecordPage({ head, next, rail, lead, children }: RecordPageProps) {
  return (
    <div className={classes.record}>
      {head}
      {next}
      {rail ? (
        <Columns rail={rail} lead={lead}>
          {children}
        </Columns>
      ) : (
        children
      )}
    </div>
  )
}
