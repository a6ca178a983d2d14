import { use, useId, type ReactNode } from 'react'
import { describedBy, FieldNotes, LabelLanguage, type FieldLook } from './field.tsx'
import classes from './field-group.module.css'

interface FieldGroupProps extends Pick<FieldLook, 'label' | 'hint' | 'error' | 'className'> {
  children: ReactNode
}

/** Fields that are answered together: above, what they are and a hint, below, what is wrong with them. */
export function FieldGroup({ label, hint, error, className, children }: FieldGroupProps) {
  const id = useId()
  const lang = use(LabelLanguage)
  return (
    <fieldset
      className={className ? `${classes.group} ${className}` : classes.group}
      // Led to where none of its fields is marked.
      tabIndex={error ? -1 : undefined}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error })}
    >
      <legend lang={lang}>{label}</legend>
      <FieldNotes id={id} hint={hint} />
      {children}
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
