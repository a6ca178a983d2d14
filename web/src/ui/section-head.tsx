import { Link } from './link.tsx'
import classes from './section-head.module.css'

interface SectionHeadProps {
  title: string
  lead?: string | undefined
  /** Leads to all of it. */
  more?: { to: string; words: string } | undefined
}

/** The head of a section of the home page. */
export function SectionHead({ title, lead, more }: SectionHeadProps) {
  return (
    <div className={classes.head}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {more && <Link to={more.to}>{more.words} ›</Link>}
    </div>
  )
}
