import type { ReactNode } from 'react'
import { Actions, type Action } from './actions.tsx'
import classes from './reading-tools.module.css'

interface ReadingToolsProps {
  actions: readonly Action[]
  /** The languages of the text. */
  children: ReactNode
}

/** Above a text: its languages and what can be done with it, in one row. */
export function ReadingTools({ actions, children }: ReadingToolsProps) {
  return (
    <div className={`${classes.tools} no-print`}>
      {children}
      <Actions actions={actions} beside={3} isFolded />
    </div>
  )
}
