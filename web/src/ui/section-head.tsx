import { Link } from './link.tsx'
import classes from './section-head.module.css'

interface SectionHeadProps {
  /** Of the heading, for the section that it names. */
  id?: string
  title: string
  lead?: string | undefined
  /** Leads to all of it. */
  more?: { to: string; words: string } | undefined
}

/** The head of a section: what stands there, and the way to all of it. */
export function SectionHead({ id, title, lead, more }: SectionHeadProps) {
  return (
    <div className={classes.head}>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      {more && (
        <Link to={more.to} aria-label={`${more.words}: ${title}`}>
          {more.words} ›
        </Link>
      )}
    </div>
  )
}
