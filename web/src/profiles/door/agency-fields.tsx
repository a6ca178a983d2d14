import { useTranslation } from 'react-i18next'
import { DayField } from '../../app/forms/day-field.tsx'
import fields from '../../app/forms/fields.module.css'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import type { AgencyValues } from './agency-values.ts'
import { DictionaryField } from '../../reference/door/dictionary-field.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { RegisteredInField, RegistrationNumberField } from './registered-fields.tsx'
import { isAbroad } from './registered-values.ts'

interface AgencyFieldsProps {
  form: Pick<Form<AgencyValues>, 'text' | 'field' | 'fields' | 'values'>
  /** The consent to the keeping of the number stands from before. */
  isConsentKept?: boolean
}

/** An agency's data that are verified. */
export function AgencyFields({ form, isConsentKept = false }: AgencyFieldsProps) {
  const { t } = useTranslation('verified')
  return (
    <>
      <RegisteredInField form={form} />
      <TextField
        form={form}
        name="name"
        label={t(isAbroad(form.values) ? 'details.agencyNameAbroad' : 'details.agencyName')}
        autoComplete="organization"
      />
      <RegistrationNumberField form={form} />
      <TextField
        form={form}
        name="responsiblePerson"
        label={t('details.responsiblePerson')}
        autoComplete="off"
      />
      <FieldGroup label={t('details.legalPerson')}>
        <IdentityFields form={form} name="legalPersonIdentity" isConsentKept={isConsentKept} />
      </FieldGroup>
      <TextField form={form} name="address" label={t('details.address')} autoComplete="street-address" />
      <div className={fields.pair}>
        <DayField form={form} name="establishedOn" label={t('details.establishedOn')} />
        <DictionaryField form={form} name="size" label={t('details.size')} />
      </div>
    </>
  )
}
