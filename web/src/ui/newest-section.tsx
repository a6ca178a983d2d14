import type { ReactNode } from 'react'
import classes from './newest-section.module.css'
import { SectionHead } from './section-head.tsx'

interface NewestRow {
  id: string
  /** Before its title: whose it is. */
  mark?: ReactNode
  title: ReactNode
  /** What it is about. */
  meta: ReactNode
  /** At the end of the row: until when. */
  edge?: ReactNode
}

interface NewestSectionProps {
  title: string
  lead?: string
  /** Leads to all of them. */
  more: string
  to: string
  rows: readonly NewestRow[]
}

/** The newest of a list, for the home page; nothing where there are none. */
export function NewestSection({ title, lead, more, to, rows }: NewestSectionProps) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title} className={classes.section}>
      <SectionHead title={title} lead={lead} more={{ to, words: more }} />
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            {row.mark}
            <div className={classes.what}>
              <h3>{row.title}</h3>
              <p className={classes.meta}>{row.meta}</p>
            </div>
            {row.edge}
          </li>
        ))}
      </ul>
    </section>
  )
}
