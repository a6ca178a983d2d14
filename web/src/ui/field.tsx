import { createContext, use, type ReactNode } from 'react'
import classes from './field.module.css'

export interface FieldLook {
  label?: ReactNode
  /** Below the field. */
  hint?: ReactNode
  /** What is wrong with what it holds. */
  error?: ReactNode
  /** Lower and smaller, as in filters and tools. */
  isCompact?: boolean | undefined
  className?: string | undefined
}

interface FieldProps extends FieldLook {
  /** Of what the label names. */
  id: string
  /** What the label does, where browsers do not lead from it to what it names. */
  onLabel?: () => void
  children: ReactNode
}

type Notes = Pick<FieldLook, 'hint' | 'error'>

/** Which texts tell more of a field, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Notes) {
  return [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
}

/** What an input says of its notes. */
export const noted = (id: string, notes: Notes) => ({
  'aria-invalid': notes.error ? true : undefined,
  'aria-describedby': describedBy(id, notes),
})

/** The hint of a field, and what is wrong with it. */
export function FieldNotes({ id, hint, error }: Notes & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </>
  )
}

/** The language of the labels within, where it may be another than the reader's. */
export const LabelLanguage = createContext<string | undefined>(undefined)

/** A field with its label above, and below a hint and what is wrong with it. */
export function Field({ id, label, hint, error, isCompact, className, onLabel, children }: FieldProps) {
  const lang = use(LabelLanguage)
  return (
    <div className={className} data-compact={isCompact || undefined}>
      {label &&
        (onLabel ? (
          <div id={`${id}-label`} className={classes.label} lang={lang} onClick={onLabel}>
            {label}
          </div>
        ) : (
          <label id={`${id}-label`} className={classes.label} lang={lang} htmlFor={id}>
            {label}
          </label>
        ))}
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
