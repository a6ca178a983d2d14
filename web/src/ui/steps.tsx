import classes from './steps.module.css'
import type { Tone } from '@portal/protocol/kernel/lifecycle.ts'

interface Step {
  name: string
  /** When it was, or how it stands. */
  note?: string
}

interface StepsProps {
  label: string
  steps: readonly Step[]
  /** Index of the step one is at; the number of steps where all are done. */
  current: number
  /** Of the step one is at: whose turn it is. */
  tone?: Tone
}

/** The way of a thing in a few steps; upright on a phone. */
export function Steps({ label, steps, current, tone = 'ink' }: StepsProps) {
  return (
    <ol className={classes.steps} aria-label={label}>
      {steps.map(({ name, note }, place) => (
        <li
          key={name}
          data-done={place < current || undefined}
          data-tone={place === current ? tone : undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden="true">
            <svg width="12" height="12" viewBox="0 0 16 16" fill="none">
              <path d="M3.5 8.5l3 3 6-7" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
            </svg>
          </span>
          <span>
            {name}
            {note && <small>{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}
