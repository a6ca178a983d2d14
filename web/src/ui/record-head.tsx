import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { ReactNode } from 'react'
import { Actions, type Action } from './actions.tsx'
import classes from './record-head.module.css'

interface RecordHeadProps {
  title: string
  /** What the title is written in, where that need not be the page's language. */
  language?: Language
  /** Of the heading, where the record is not the page. */
  level?: 1 | 2
  /** Its state, whether it is urgent. */
  state: ReactNode
  /** Its number, where it has one, and whatever else names it. */
  code?: ReactNode
  actions?: readonly Action[]
  /** Who it is with, its steps, the few facts that decide. */
  children?: ReactNode
}

/** What a record is and how it stands. */
export function RecordHead(props: RecordHeadProps) {
  const { title, language, level = 1, state, code, actions, children } = props
  const Heading = `h${level}` as const
  return (
    <header className={classes.head}>
      <div className={classes.line}>
        <div className={classes.state}>
          {state}
          {code && <span className={classes.code}>{code}</span>}
        </div>
        {actions && <Actions actions={actions} />}
      </div>
      <Heading className={classes.title} lang={language}>
        {title}
      </Heading>
      {children && <div className={classes.parts}>{children}</div>}
    </header>
  )
}
