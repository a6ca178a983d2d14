import type { ReactNode } from 'react'
import classes from './notice.module.css'
import { Spot, type SpotName } from './spot.tsx'

interface NoticeProps {
  title: string
  text: string
  detail?: string | undefined
  /** What the reader can do now. */
  children?: ReactNode
  spot?: SpotName
  /** The page's own heading, where the notice is the page. */
  isPage?: boolean
}

/** An empty state, a failure, or a page that says one thing. */
export function Notice({ title, text, detail, children, spot = 'empty', isPage = false }: NoticeProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section className={classes.notice}>
      <Spot name={spot} />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{text}</p>
      {detail && <p className={classes.detail}>{detail}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </section>
  )
}
