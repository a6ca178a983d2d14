import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import fields from '../../app/forms/fields.module.css'
import type { Form } from '../../app/forms/use-form.ts'
import type { AgencyValues } from '../agency-values.ts'
import { DictionaryField } from './dictionary-field.tsx'
import { IdentityFields } from './identity-fields.tsx'

interface AgencyFieldsProps {
  form: Pick<Form<AgencyValues>, 'text' | 'values' | 'problems'>
  /** Absent where the consent stands from before. */
  onConsent?: ((isGiven: boolean) => void) | undefined
}

/** An agency's data that are verified. */
export function AgencyFields({ form, onConsent }: AgencyFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <TextInput
        {...form.text('name')}
        label={t('details.agencyName')}
        autoComplete="organization"
        maxLength={200}
        size="md"
      />
      <TextInput
        {...form.text('responsiblePerson')}
        label={t('details.responsiblePerson')}
        autoComplete="off"
        maxLength={100}
        size="md"
      />
      <fieldset className={fields.group}>
        <legend>{t('details.legalPerson')}</legend>
        <IdentityFields form={form} onConsent={onConsent} />
      </fieldset>
      <TextInput
        {...form.text('address')}
        label={t('details.address')}
        autoComplete="street-address"
        maxLength={300}
        size="md"
      />
      <div className={fields.pair}>
        <TextInput {...form.text('establishedOn')} type="date" label={t('details.establishedOn')} size="md" />
        <DictionaryField {...form.text('size')} type="COMPANY_SIZE" label={t('details.size')} />
      </div>
    </>
  )
}
