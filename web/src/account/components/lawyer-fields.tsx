import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { useCountries } from '../../app/forms/countries.ts'
import classes from '../../app/forms/fields.module.css'
import type { Form } from '../../app/forms/use-form.ts'
import type { LawyerValues } from '../lawyer-values.ts'
import { IdentityFields } from './identity-fields.tsx'
import { LawFirmField } from './law-firm-field.tsx'
import { SpecialtiesField } from './specialties-field.tsx'

interface LawyerFieldsProps {
  form: Pick<Form<LawyerValues>, 'text' | 'values' | 'problems' | 'change'>
  /** Absent where the consent stands from before. */
  onConsent?: ((isGiven: boolean) => void) | undefined
}

/** A lawyer's data that are verified. */
export function LawyerFields({ form, onConsent }: LawyerFieldsProps) {
  const { t } = useTranslation('account')
  const countries = useCountries().filter(({ code }) => code !== 'CN')
  const { values, problems } = form
  const isForeign = values.licenceKind === 'FOREIGN'
  return (
    <>
      <TextInput
        {...form.text('name')}
        label={t('details.lawyerName')}
        autoComplete="name"
        maxLength={100}
        size="md"
      />
      <IdentityFields form={form} onConsent={onConsent} />
      <div className={classes.pair}>
        <ChoiceField
          {...form.text('licenceKind')}
          label={t('details.licenceKind')}
          choices={(['CHINA', 'FOREIGN'] as const).map((kind) => ({
            value: kind,
            label: t(`licenceKinds.${kind}`),
          }))}
        />
        <TextInput
          {...form.text('licenceNumber')}
          label={t('details.licenceNumber')}
          autoComplete="off"
          maxLength={60}
          size="md"
        />
      </div>
      {isForeign && (
        <div className={classes.pair}>
          <ChoiceField
            {...form.text('licenceCountry')}
            label={t('details.licenceCountry')}
            choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <TextInput
            {...form.text('bar')}
            label={t('details.bar')}
            autoComplete="off"
            maxLength={200}
            size="md"
          />
        </div>
      )}
      <LawFirmField {...form.text('lawFirm')} />
      <SpecialtiesField
        chosen={values.specialties}
        error={problems['specialties']}
        onChange={(specialties) => form.change({ specialties })}
      />
    </>
  )
}
