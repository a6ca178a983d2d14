import type { ReactNode } from 'react'
import { Actions, type Action } from './actions.tsx'
import classes from './followed-row.module.css'
import { Link } from './link.tsx'

interface FollowedRowProps {
  state: ReactNode
  /** Before the title: that it is urgent. */
  mark?: ReactNode
  title: string
  /** The language that the title is written in. */
  language: string
  to: string
  code?: string
  /** Says that it is the reader's turn, where it is. */
  turn?: string | undefined
  /** In words what it waits for. */
  waits: ReactNode
  /** What it is about, and since when. */
  meta: ReactNode
  /** Until when. */
  due?: ReactNode
  actions: readonly Action[]
}

/** Something that the reader follows: how it stands, what it waits for, what may be done. */
export function FollowedRow(props: FollowedRowProps) {
  const { state, mark, title, language, to, code, turn, waits, meta, due, actions } = props
  return (
    <article className={classes.row}>
      <div className={classes.state}>{state}</div>
      <div className={classes.what}>
        <h2>
          {mark}
          <Link to={to} lang={language}>
            {title}
          </Link>
        </h2>
        {code && <p className={classes.code}>{code}</p>}
        <p className={classes.waits}>
          {turn && <b>{turn}</b>}
          <span>{waits}</span>
        </p>
        <p className={classes.meta}>{meta}</p>
      </div>
      <div className={classes.due}>{due}</div>
      <div className={classes.actions}>
        <Actions actions={actions} hasPrimary={turn !== undefined} beside={0} />
      </div>
    </article>
  )
}
