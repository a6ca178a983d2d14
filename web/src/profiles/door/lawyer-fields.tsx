import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { useCountries } from '../../app/forms/countries.ts'
import classes from '../../app/forms/fields.module.css'
import { TextField } from '../../app/forms/text-field.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import type { LawyerValues } from './lawyer-values.ts'
import { IdentityFields } from './identity-fields.tsx'
import { LawFirmField } from './law-firm-field.tsx'
import { SpecialtiesField } from '../components/specialties-field.tsx'

interface LawyerFieldsProps {
  form: Pick<Form<LawyerValues>, 'text' | 'field' | 'fields' | 'values'>
  /** The consent to the keeping of the number stands from before. */
  isConsentKept?: boolean
}

/** A lawyer's data that are verified. */
export function LawyerFields({ form, isConsentKept = false }: LawyerFieldsProps) {
  const { t } = useTranslation('verified')
  const countries = useCountries().filter(({ code }) => code !== 'CN')
  return (
    <>
      <TextField form={form} name="name" label={t('details.lawyerName')} autoComplete="name" />
      <IdentityFields form={form} name="identity" isConsentKept={isConsentKept} />
      <div className={classes.pair}>
        <ChoiceField
          form={form}
          name="licence.kind"
          label={t('details.licenceKind')}
          choices={(['CHINA', 'FOREIGN'] as const).map((kind) => ({
            value: kind,
            label: t(`licenceKinds.${kind}`),
          }))}
          dependents={['licence.number', 'licence.country', 'licence.bar']}
        />
        <TextField form={form} name="licence.number" label={t('details.licenceNumber')} autoComplete="off" />
      </div>
      {form.values['licence.kind'] === 'FOREIGN' && (
        <div className={classes.pair}>
          <ChoiceField
            form={form}
            name="licence.country"
            label={t('details.licenceCountry')}
            choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <TextField form={form} name="licence.bar" label={t('details.bar')} autoComplete="off" />
        </div>
      )}
      <LawFirmField {...form.text('lawFirm.name')} />
      <SpecialtiesField {...form.field('specialties')} />
    </>
  )
}
