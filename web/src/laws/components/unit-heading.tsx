import type { LawUnit } from '@portal/protocol/laws/schemas.ts'
import classes from './law-articles.module.css'

interface UnitHeadingProps {
  unit: Extract<LawUnit, { kind: 'heading' }>
  /** The text it is a heading of is not the first on the page. */
  isSecond?: boolean
}

/** A heading of a law's structure, with an anchor. */
export function UnitHeading({ unit, isSecond = false }: UnitHeadingProps) {
  const Heading = unit.level === 1 ? 'h2' : 'h3'
  return (
    <Heading id={isSecond ? undefined : unit.anchor} className={classes.heading} data-level={unit.level}>
      {unit.heading}
    </Heading>
  )
}
