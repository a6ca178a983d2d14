import { useTranslation } from 'react-i18next'
import { ChoiceField } from './choice-field.tsx'
import { useCountries } from './countries.ts'
import { TextField } from './text-field.tsx'
import type { Form } from './use-form.ts'
import classes from './phone-field.module.css'

export interface PhoneValues {
  /** ISO 3166 code. */
  country: string
  phone: string
}

/** A phone with its international code. */
export function PhoneField({ form }: { form: Pick<Form<PhoneValues>, 'text' | 'fields'> }) {
  const { t } = useTranslation('forms')
  const countries = useCountries()
  return (
    <div className={classes.row}>
      <ChoiceField
        form={form}
        name="country"
        label={t('phone.country')}
        choices={countries.map(({ code, name, calling }) => ({ value: code, label: `+${calling} ${name}` }))}
        dependents={['phone']}
      />
      <TextField
        form={{ ...form, fields: {} }}
        name="phone"
        type="tel"
        label={t('phone.number')}
        autoComplete="tel-national"
      />
    </div>
  )
}
