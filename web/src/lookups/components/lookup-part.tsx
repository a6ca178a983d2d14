import { mostDepartments } from '@portal/protocol/lookups/constants.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import classes from './lookup-part.module.css'
import { partNames, type PartName, type PartState } from './lookup-values.ts'

/** Where a part stands on the page. */
export const anchorOf = (name: PartName) => `part-${name}`

/** The number of a part, or how far it has come. */
export function PartMark({ name, state }: { name: PartName; state: PartState }) {
  return (
    <span className={classes.mark} data-state={state} aria-hidden="true">
      {state === 'done' ? <Icon name="check" size={14} /> : partNames.indexOf(name) + 1}
    </span>
  )
}

interface LookupPartProps {
  name: PartName
  state: PartState
  children: ReactNode
}

/** A numbered part of the application. */
export function LookupPart({ name, state, children }: LookupPartProps) {
  const { t } = useTranslation('lookupForm')
  const titleId = useId()
  return (
    <section id={anchorOf(name)} className={classes.part} aria-labelledby={titleId}>
      <div className={classes.head}>
        <PartMark name={name} state={state} />
        <h2 id={titleId}>{t(`parts.${name}.title`)}</h2>
        <p>{t(`parts.${name}.text`, { most: mostDepartments })}</p>
      </div>
      {children}
    </section>
  )
}
