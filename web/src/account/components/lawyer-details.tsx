import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../countries.ts'
import { brokenRules, lawyerDraft, noLawyer, type LawyerValues } from '../lawyer-values.ts'
import { useFieldWords } from '../use-field-words.ts'
import { useForm } from '../use-form.ts'
import { ChoiceField } from './choice-field.tsx'
import { DetailsForm } from './details-form.tsx'
import classes from './fields.module.css'
import { IdentityFields } from './identity-fields.tsx'
import { LawFirmField } from './law-firm-field.tsx'
import type { DetailsStep } from './registration.tsx'
import { SpecialtiesField } from './specialties-field.tsx'

/** What a lawyer gives to be verified. */
export function LawyerDetails({ onSubmit, onBack, isBusy }: DetailsStep<LawyerValues>) {
  const { t } = useTranslation('account')
  const fieldWords = useFieldWords()
  const form = useForm(noLawyer, lawyerDraft)
  const countries = useCountries().filter(({ code }) => code !== 'CN')
  const { values, problems } = form
  const isForeign = values.licenceKind === 'FOREIGN'

  async function submit() {
    const broken = Object.entries(brokenRules(values))
    const isSound = form.mark(Object.fromEntries(broken.map(([name, rule]) => [name, fieldWords(rule)])))
    if (isSound) form.mark(await onSubmit(values))
  }

  return (
    <DetailsForm form={form} onSubmit={() => void submit()} onBack={onBack} isBusy={isBusy}>
      <TextInput
        {...form.text('name')}
        label={t('details.lawyerName')}
        autoComplete="name"
        maxLength={100}
        size="md"
      />
      <IdentityFields form={form} onConsent={(identityConsent) => form.change({ identityConsent })} />
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
    </DetailsForm>
  )
}
