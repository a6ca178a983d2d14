import { useId, type ReactNode } from 'react'
import { Link } from '../../ui/link.tsx'
import classes from './section.module.css'

interface SectionProps {
  title: string
  lead: string
  /** Leads to all of them. */
  more: string
  to: string
  children: ReactNode
}

/** A part of the think tank: what it is, its newest, and the way to all. */
export function Section({ title, lead, more, to, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId}>{title}</h2>
        <p>{lead}</p>
        <Link to={to} aria-label={`${more}: ${title}`}>
          {more} ›
        </Link>
      </div>
      {children}
    </section>
  )
}
