import { useTranslation } from 'react-i18next'
import { Select, type Choice } from '../../ui/select.tsx'
import type { Form, TextProps } from './use-form.ts'
import { useLabel } from './use-label.ts'

export interface ChoiceFieldProps<Name extends string> {
  form: Pick<Form<object>, 'fields'> & { text: (name: Name, ...dependents: string[]) => TextProps }
  name: Name
  label: string
  choices: readonly Choice[]
  /** Other fields whose problems go when another is chosen. */
  dependents?: readonly string[]
}

/** One of a list, with nothing chosen at first. */
export function ChoiceField<Name extends string>(props: ChoiceFieldProps<Name>) {
  const { form, name, label, choices, dependents = [] } = props
  const { t } = useTranslation('forms')
  const labelOf = useLabel(form)
  const { value, error, onChange } = form.text(name, ...dependents)
  return (
    <Select
      name={name}
      label={labelOf(name, label)}
      value={value}
      error={error}
      choices={choices}
      placeholder={t('choose')}
      onChange={(chosen) => onChange({ currentTarget: { value: chosen } })}
    />
  )
}
