import { DateField } from '../../ui/date-field.tsx'
import type { Precision } from '../../ui/read-day.ts'
import type { Form, TextProps } from './use-form.ts'
import { useLabel } from './use-label.ts'

interface DayFieldProps<Name extends string> {
  form: Pick<Form<object>, 'fields'> & { text: (name: Name) => TextProps }
  name: Name
  label: string
  precision?: Precision
  /** Below the field. */
  hint?: string
}

/** A date of a form. */
export function DayField<Name extends string>({ form, name, label, ...rest }: DayFieldProps<Name>) {
  const labelOf = useLabel(form)
  const { value, error, onChange } = form.text(name)
  return (
    <DateField
      {...rest}
      name={name}
      label={labelOf(name, label)}
      value={value}
      error={error}
      onChange={(day) => onChange({ currentTarget: { value: day } })}
    />
  )
}
