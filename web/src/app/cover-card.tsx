import type { ShownPicture } from '@portal/protocol/files/schemas.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { ReactNode } from 'react'
import { LeadingLink } from '../ui/leading-link.tsx'
import classes from './cover-card.module.css'
import { Picture } from './shown-picture.tsx'

interface CoverCardProps {
  row: { title: string; summary: string; language: Language; picture: ShownPicture | null }
  /** Where its title leads. */
  to: string
  /** The heading that its title is on the page. */
  heading: 'h2' | 'h3'
  /** Above the title. */
  lead?: ReactNode
  /** Its picture is seen as soon as the page is. */
  isFirst?: boolean
  /** Below the summary. */
  children: ReactNode
}

/** A card with a picture across its top, a title that leads on, and the beginning of a summary. */
export function CoverCard({ row, to, heading: Heading, lead, isFirst, children }: CoverCardProps) {
  const { title, summary, language, picture } = row
  return (
    <article className={classes.card}>
      {picture && (
        <Picture
          picture={picture}
          language={language}
          sizes="(max-width: 760px) calc(100vw - 34px), 380px"
          isFirst={isFirst}
          className={classes.cover}
        />
      )}
      <div className={classes.words}>
        {lead}
        <Heading lang={language} className={classes.title}>
          <LeadingLink to={to}>{title}</LeadingLink>
        </Heading>
        <p className={classes.summary} lang={language}>
          {summary}
        </p>
        {children}
      </div>
    </article>
  )
}
