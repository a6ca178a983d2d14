import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import classes from './note.module.css'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'

const icons: Record<Tone, IconName> = {
  ink: 'info',
  seal: 'alert',
  gold: 'clock',
  jade: 'check',
  grey: 'info',
}

interface NoteProps {
  tone: Tone
  icon?: IconName
  /** Read out as soon as it comes. */
  isAlert?: boolean
  children: ReactNode
}

/** A line that tells why something is as it is, and the way on. */
export function Note({ tone, icon = icons[tone], isAlert = false, children }: NoteProps) {
  return (
    <div
      className={classes.note}
      data-tone={tone}
      role={isAlert ? 'alert' : undefined}
      tabIndex={isAlert ? -1 : undefined}
    >
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
