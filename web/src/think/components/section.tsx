import { useId, type ReactNode } from 'react'
import { SectionHead } from '../../ui/section-head.tsx'
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
      <SectionHead id={titleId} title={title} lead={lead} more={{ to, words: more }} />
      {children}
    </section>
  )
}
