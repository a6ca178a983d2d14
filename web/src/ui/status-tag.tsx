import type { ReactNode } from 'react'
import classes from './status-tag.module.css'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'

interface StatusTagProps {
  tone: Tone
  /** Somebody else's turn: the dot is hollow. */
  isWaiting?: boolean
  children: ReactNode
}

/** The state of a thing, in a word. */
export function StatusTag({ tone, isWaiting = false, children }: StatusTagProps) {
  return (
    <span className={classes.status} data-tone={tone} data-waiting={isWaiting || undefined}>
      {children}
    </span>
  )
}
