import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isWrongWayRound } from './address-parts.ts'
import classes from './fields.module.css'

interface SelectFieldProps<Value extends string> {
  label: string
  value: Value
  choices: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

/** A choice of a few words. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, choices, onChange } = props
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
        {choices.map(([choice, word]) => (
          <option key={choice} value={choice}>
            {word}
          </option>
        ))}
      </select>
    </label>
  )
}

interface TextFieldProps {
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
}

/** A few words typed. */
export function TextField({ label, value, maxLength, onChange }: TextFieldProps) {
  return (
    <label className={classes.field}>
      <span>{label}</span>
      <input value={value} maxLength={maxLength} onChange={(event) => onChange(event.currentTarget.value)} />
    </label>
  )
}

interface DateRangeProps {
  legend: string
  from: string
  to: string
  onChange: (range: { from?: string; to?: string }) => void
}

/** The first and the last day, either of which may be open. */
export function DateRange({ legend, from, to, onChange }: DateRangeProps) {
  const { t } = useTranslation('search')
  const isBad = isWrongWayRound(from, to)
  return (
    <fieldset className={classes.dates}>
      <legend>{legend}</legend>
      {(['from', 'to'] as const).map((bound) => (
        <label key={bound}>
          {t(`form.${bound}`)}
          <input
            type="date"
            value={bound === 'from' ? from : to}
            aria-invalid={isBad || undefined}
            onChange={(event) => onChange({ [bound]: event.currentTarget.value })}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** Many fields in columns. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}
