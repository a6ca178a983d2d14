import type { ReactNode } from 'react'
import classes from './input-box.module.css'

interface InputBoxProps {
  isCompact?: boolean | undefined
  /** Before what is typed. */
  icon?: ReactNode
  /** At the end: a sign, a unit, a button. */
  end?: ReactNode
  /** The input, or the button that stands for one. */
  children: ReactNode
}

/** What an input stands in, with what stands beside what is typed. */
export function InputBox({ isCompact, icon, end, children }: InputBoxProps) {
  return (
    <div
      className={classes.box}
      data-input-box
      data-compact={isCompact || undefined}
      data-icon={icon ? true : undefined}
      data-end={typeof end === 'string' ? 'words' : end ? 'sign' : undefined}
    >
      {icon && <span className={classes.icon}>{icon}</span>}
      {children}
      {end && <span className={classes.end}>{end}</span>}
    </div>
  )
}
