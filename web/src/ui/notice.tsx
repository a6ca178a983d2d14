import type { ReactNode } from 'react'
import classes from './notice.module.css'

interface NoticeProps {
  title: string
  text: string
  detail?: string | undefined
  /** What the reader can do now. */
  children?: ReactNode
  /** The page's own heading, where the notice is the page. */
  isPage?: boolean
}

/** An empty state, a failure, or a page that says one thing. */
export function Notice({ title, text, detail, children, isPage = false }: NoticeProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section className={classes.notice}>
      <svg width="96" height="72" viewBox="0 0 96 72" fill="none" aria-hidden="true">
        <path d="M8 60h80" stroke="var(--line)" strokeWidth="2" strokeLinecap="round" />
        <path
          d="M48 14v46M34 60h28M24 24h48M24 24l-9 18a10 10 0 0 0 18 0zM72 24l-9 18a10 10 0 0 0 18 0z"
          stroke="var(--ink-500)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <circle cx="48" cy="12" r="4" fill="#d9a94d" />
      </svg>
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{text}</p>
      {detail && <p className={classes.detail}>{detail}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </section>
  )
}
