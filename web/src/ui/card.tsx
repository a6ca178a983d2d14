import { useId, type ReactNode } from 'react'
import classes from './card.module.css'

interface CardProps {
  /** Without it the card is no section of its own. */
  title?: ReactNode
  /** Beside the title: a number, who can see it. */
  note?: ReactNode
  /** At the end of the title's line: a link, a few buttons. */
  tools?: ReactNode
  /** Closer, as in the rail. */
  isTight?: boolean
  children: ReactNode
}

/** What belongs together, on white. */
export function Card({ title, note, tools, isTight = false, children }: CardProps) {
  const titleId = useId()
  const Frame = title ? 'section' : 'div'
  return (
    <Frame
      className={classes.card}
      data-tight={isTight || undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          {note && <span className={classes.note}>{note}</span>}
          {tools && <div className={classes.tools}>{tools}</div>}
        </div>
      )}
      {children}
    </Frame>
  )
}
