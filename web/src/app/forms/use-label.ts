import { useTranslation } from 'react-i18next'
import type { Form } from './use-form.ts'

/** The label of a field: that it may be left empty is said there, for most may not. */
export function useLabel(form: Pick<Form<object>, 'fields'>): (name: string, label: string) => string {
  const { t } = useTranslation('forms')
  return (name, label) => {
    const rules = form.fields[name]
    return rules && !rules.isRequired ? t('optional', { label }) : label
  }
}
