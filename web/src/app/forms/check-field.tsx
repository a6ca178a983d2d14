import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { FieldProps } from './use-form.ts'

interface CheckFieldProps<Name extends string> {
  form: { field: (name: Name) => FieldProps<boolean> }
  name: Name
  label: ReactNode
  hint?: ReactNode
}

/** Something that is so or not. */
export function CheckField<Name extends string>({ form, name, label, hint }: CheckFieldProps<Name>) {
  const { value, error, onChange } = form.field(name)
  return (
    <Checkbox
      name={name}
      label={label}
      hint={hint}
      checked={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
