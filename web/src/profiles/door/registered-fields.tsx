import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { useCountries } from '../../app/forms/countries.ts'
import { TextField } from '../../app/forms/text-field.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { isAbroad, type RegisteredValues } from './registered-values.ts'

type RegisteredForm = Pick<Form<RegisteredValues>, 'text' | 'fields' | 'values'>

/** What is asked for in one country and not in another: problems with it go when another is chosen. */
const dependents = ['registrationNumber', 'creditCode', 'licenseImage'] as const

/** Where a company or agency is registered: what else is asked for depends on it. */
export function RegisteredInField({ form }: { form: RegisteredForm }) {
  const { t } = useTranslation('verified')
  const countries = useCountries()
  return (
    <ChoiceField
      form={form}
      name="country"
      label={t('details.registeredIn')}
      choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
      dependents={dependents}
    />
  )
}

/** The number in the register of the country chosen, by the name that it has there; nothing in China. */
export function RegistrationNumberField({ form }: { form: RegisteredForm }) {
  const { t } = useTranslation('verified')
  const hints = useCatalogue('verified').registrationHints as Record<string, string>
  if (!isAbroad(form.values)) return null
  return (
    <TextField
      form={form}
      name="registrationNumber"
      label={t('details.registrationNumber')}
      hint={hints[form.values.country] ?? hints['other']}
      autoComplete="off"
      autoCapitalize="characters"
    />
  )
}
