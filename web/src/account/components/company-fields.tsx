import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import fields from '../../app/forms/fields.module.css'
import type { Form } from '../../app/forms/use-form.ts'
import type { CompanyValues } from '../company-values.ts'
import { DictionaryField } from './dictionary-field.tsx'

/** A company's data, but for the image of its licence. */
export function CompanyFields({ form }: { form: Pick<Form<CompanyValues>, 'text'> }) {
  const { t } = useTranslation('account')
  return (
    <>
      <TextInput
        {...form.text('name')}
        label={t('details.name')}
        autoComplete="organization"
        maxLength={200}
        size="md"
      />
      <TextInput
        {...form.text('creditCode')}
        label={t('details.creditCode')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        size="md"
      />
      <TextInput
        {...form.text('address')}
        label={t('details.address')}
        autoComplete="street-address"
        maxLength={300}
        size="md"
      />
      <TextInput {...form.text('establishedOn')} type="date" label={t('details.establishedOn')} size="md" />
      <div className={fields.pair}>
        <DictionaryField {...form.text('industry')} type="INDUSTRY" label={t('details.industry')} />
        <DictionaryField {...form.text('size')} type="COMPANY_SIZE" label={t('details.size')} />
      </div>
    </>
  )
}
