import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { ReactNode } from 'react'
import { Actions, type Action } from './actions.tsx'
import classes from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** The title's text, where it is not plain. */
  measured?: string
  /** Of the title, where it is not the reader's. */
  lang?: Language
  lead?: ReactNode
  /** Beside the title: the state of what the page is about. */
  note?: ReactNode
  actions?: readonly Action[]
  /** In the actions' place, where they are of their own kind. */
  tools?: ReactNode
}

/** How wide a title is, in Latin letters, that stands in smaller ones on a phone. */
const longTitle = 48

const isLong = (title: string) => title.length + (title.match(/\p{Script=Han}/gu)?.length ?? 0) > longTitle

/** A page's title, what the page is for, and what can be done on it. */
export function PageHeader({ title, measured, lang, lead, note, actions, tools }: PageHeaderProps) {
  const text = typeof title === 'string' ? title : measured
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <div className={classes.title}>
          <h1 lang={lang} data-long={(text && isLong(text)) || undefined}>
            {title}
          </h1>
          {note}
        </div>
        {lead && <p>{lead}</p>}
      </div>
      {tools}
      {actions && <Actions actions={actions} hasPrimary />}
    </header>
  )
}
