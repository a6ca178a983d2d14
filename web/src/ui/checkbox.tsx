import { useId, type ComponentProps, type ReactNode } from 'react'
import classes from './checkbox.module.css'
import { FieldNotes, noted } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  label?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Some of what it stands for is chosen, and some is not. */
  isPartial?: boolean
}

/** Something that is so or not. */
export function Checkbox({ label, hint, error, isPartial = false, className, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className ? `${classes.checkbox} ${className}` : classes.checkbox}>
      <input
        {...noted(id, { hint, error })}
        {...input}
        ref={(box) => {
          if (box) box.indeterminate = isPartial
        }}
        id={id}
        type="checkbox"
      />
      {label && (
        <div>
          <label htmlFor={id}>{label}</label>
          <FieldNotes id={id} hint={hint} error={error} />
        </div>
      )}
    </div>
  )
}
