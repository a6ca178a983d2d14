import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { useCountries } from './countries.ts'
import type { Form } from './use-form.ts'
import classes from './phone-field.module.css'

export interface PhoneValues {
  /** ISO 3166 code. */
  country: string
  phone: string
}

/** A phone with its international code. */
export function PhoneField({ form }: { form: Pick<Form<PhoneValues>, 'text'> }) {
  const { t } = useTranslation('forms')
  const countries = useCountries()
  return (
    <div className={classes.row}>
      <NativeSelect
        {...form.text('country')}
        label={t('phone.country')}
        autoComplete="tel-country-code"
        size="md"
        rightSection={<Icon name="down" size={14} />}
        data={countries.map(({ code, name, calling }) => ({ value: code, label: `+${calling} ${name}` }))}
      />
      <TextInput
        {...form.text('phone')}
        type="tel"
        label={t('phone.number')}
        autoComplete="tel-national"
        maxLength={40}
        size="md"
      />
    </div>
  )
}
