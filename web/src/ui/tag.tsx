import type { ReactNode } from 'react'
import classes from './tag.module.css'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'

/** A word about a thing: its country, its status. */
export function Tag({ tone = 'ink', title, children }: { tone?: Tone; title?: string; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone} title={title}>
      {children}
    </span>
  )
}
