import { Children, useId, type ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import classes from './next-step.module.css'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'

interface NextStepProps {
  tone: Tone
  icon: IconName
  /** Whose turn it is. */
  who: string
  /** What comes next, and why. */
  title: string
  text?: ReactNode
  /** At most two buttons. */
  children?: ReactNode
}

/** Whose turn it is and what comes next; shown too while somebody else is awaited, and when all is done. */
export function NextStep({ tone, icon, who, title, text, children }: NextStepProps) {
  const titleId = useId()
  return (
    <section className={classes.next} data-tone={tone} aria-labelledby={titleId}>
      <span className={classes.icon}>
        <Icon name={icon} size={24} />
      </span>
      <div>
        <p className={classes.who}>{who}</p>
        <h2 id={titleId}>{title}</h2>
        {text && <p className={classes.text}>{text}</p>}
      </div>
      {Children.toArray(children).length > 0 && (
        <div className={`${classes.actions} no-print`}>{children}</div>
      )}
    </section>
  )
}
