import type { ReactNode } from 'react'
import { Picker, type PickerProps } from '../ui/picker.tsx'
import { Select } from '../ui/select.tsx'
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
    <div className={classes.field}>
      <span aria-hidden="true">{label}</span>
      <Select
        isCompact
        isLabelHidden
        label={label}
        value={value}
        choices={choices.map(([choice, word]) => ({ value: choice, label: word }))}
        onChange={onChange}
      />
    </div>
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

/** Several of many choices. */
export function PickerField(props: PickerProps) {
  return (
    <div className={classes.field}>
      <span aria-hidden="true">{props.label}</span>
      <Picker {...props} isLabelHidden />
    </div>
  )
}

/** Many fields in columns. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}
