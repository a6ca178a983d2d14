import { useId, type ComponentProps, type CSSProperties } from 'react'
import { Field, noted, type FieldLook } from './field.tsx'
import { InputBox } from './input-box.tsx'
import classes from './text-area.module.css'

interface TextAreaProps extends FieldLook, Omit<ComponentProps<'textarea'>, 'className'> {
  /** Lines that are seen. */
  rows: number
  /** Grows with the text up to so many lines. */
  mostRows?: number | undefined
}

/** A text of several lines. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isCompact, className, mostRows, ...area } = props
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error} isCompact={isCompact} className={className}>
      <InputBox isCompact={isCompact}>
        <textarea
          {...noted(id, { hint, error })}
          {...area}
          id={id}
          className={mostRows ? classes.growing : undefined}
          style={{ '--least': area.rows, '--most': mostRows } as CSSProperties}
        />
      </InputBox>
    </Field>
  )
}
