import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** Of the few that decide one may need a phone's whole width. */
export type Fact = readonly [label: string, value: ReactNode, look?: 'wide']

interface FactsProps {
  facts: readonly Fact[]
  /** Values at the end of the line, as in the rail; or two rows beside each other where there is room. */
  look?: 'narrow' | 'columns'
}

/** What is known of one thing, a row each; on a phone the label stands above. */
export function Facts({ facts, look }: FactsProps) {
  return (
    <dl className={classes.facts} data-look={look}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The few facts that decide, beside each other. */
export function FactGrid({ facts }: Pick<FactsProps, 'facts'>) {
  return (
    <dl className={classes.grid}>
      {facts.map(([label, value, look]) => (
        <div key={label} data-look={look}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
