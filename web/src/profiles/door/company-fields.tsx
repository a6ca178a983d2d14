import { useTranslation } from 'react-i18next'
import { DayField } from '../../app/forms/day-field.tsx'
import fields from '../../app/forms/fields.module.css'
import { TextField } from '../../app/forms/text-field.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import type { CompanyValues } from './company-values.ts'
import { RegisteredInField, RegistrationNumberField } from './registered-fields.tsx'
import { isAbroad } from './registered-values.ts'
import { DictionaryField } from '../../reference/door/dictionary-field.tsx'

interface CompanyFieldsProps {
  form: Pick<Form<CompanyValues>, 'text' | 'fields' | 'values'>
}

/** A company's data, but for the image of its licence. */
export function CompanyFields({ form }: CompanyFieldsProps) {
  const { t } = useTranslation('verified')
  return (
    <>
      <RegisteredInField form={form} />
      <TextField form={form} name="name" label={t('details.name')} autoComplete="organization" />
      <RegistrationNumberField form={form} />
      {!isAbroad(form.values) && (
        <TextField
          form={form}
          name="creditCode"
          label={t('details.creditCode')}
          autoComplete="off"
          autoCapitalize="characters"
        />
      )}
      <TextField form={form} name="address" label={t('details.address')} autoComplete="street-address" />
      <DayField form={form} name="establishedOn" label={t('details.establishedOn')} />
      <div className={fields.pair}>
        <DictionaryField form={form} name="industry" label={t('details.industry')} />
        <DictionaryField form={form} name="size" label={t('details.size')} />
      </div>
    </>
  )
}
