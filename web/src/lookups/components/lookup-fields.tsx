import { mostLookupFiles, proceedings } from '@portal/protocol/lookups/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../../app/forms/check-field.tsx'
import fields from '../../app/forms/fields.module.css'
import { OptionsField } from '../../app/forms/options-field.tsx'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'
import { UploadsField } from '../../app/forms/uploads-field.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { DictionaryField } from '../../reference/door/dictionary-field.tsx'
import { EntriesField } from '../../reference/door/entries-field.tsx'
import { lawDictionaries } from '../code-names.ts'
import { paceQuery } from '../queries.ts'
import { Barred } from './barred.tsx'
import { isBarred, yesNo, yesNoQuestions, type LookupValues } from './lookup-values.ts'
import { QuestionGuide } from './question-guide.tsx'

interface PartProps {
  form: Form<LookupValues>
}

export function ApplicantFields({ form }: PartProps) {
  const { t: words } = useTranslation('lookups')
  return (
    <div className={fields.pair}>
      <TextField form={form} name="applicant" label={words('fields.applicant')} autoComplete="name" />
      <TextField form={form} name="company" label={words('fields.company')} autoComplete="organization" />
      <TextField form={form} name="phone" type="tel" label={words('fields.phone')} autoComplete="tel" />
      <TextField form={form} name="email" type="email" label={words('fields.email')} autoComplete="email" />
    </div>
  )
}

export function LawFields({ form }: PartProps) {
  const { t: words } = useTranslation('lookups')
  return (
    <>
      <div className={fields.pair}>
        <DictionaryField form={form} name="country" label={words('fields.country')} />
      </div>
      <EntriesField
        {...form.field('departments')}
        label={words('fields.departments')}
        type={lawDictionaries.department}
      />
    </>
  )
}

export function MatterFields({ form }: PartProps) {
  const { t } = useTranslation('lookupForm')
  const { t: words } = useTranslation('lookups')
  return (
    <>
      <LongTextField
        form={form}
        name="matter"
        label={words('fields.matter')}
        hint={t('matterHint')}
        rows={5}
        mostRows={16}
      />
      <LongTextField
        form={form}
        name="question"
        label={words('fields.question')}
        hint={t('questionHint')}
        rows={4}
        mostRows={16}
      />
      <QuestionGuide />
    </>
  )
}

export function CircumstancesFields({ form }: PartProps) {
  const { t } = useTranslation('lookupForm')
  const { t: words } = useTranslation('lookups')
  return (
    <>
      <OptionsField
        form={form}
        name="proceedings"
        label={t('questions.proceedings')}
        choices={proceedings.map((value) => ({ value, label: words(`proceedings.${value}`) }))}
      />
      {isBarred(form.values) && <Barred />}
      {yesNoQuestions.map((name) => (
        <OptionsField
          key={name}
          form={form}
          name={name}
          label={t(`questions.${name}`)}
          choices={yesNo.map((value) => ({ value, label: words(value) }))}
        />
      ))}
    </>
  )
}

export function TermsFields({ form }: PartProps) {
  const { t } = useTranslation('lookupForm')
  const { data: pace } = useQuery(paceQuery(useApp()))
  const usual = pace?.workingDays ?? null
  return (
    <div className={fields.pair}>
      <TextField
        form={form}
        name="expectedCost"
        label={t('cost')}
        hint={t('costHint')}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        form={form}
        name="expectedDays"
        label={t('days')}
        hint={usual === null ? undefined : t('pace', { count: usual })}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  )
}

export function SendFields({ form }: PartProps) {
  const { t } = useTranslation('lookupForm')
  const { t: words } = useTranslation('lookups')
  const { value: files, ...upload } = form.field('files')
  return (
    <>
      <UploadsField
        {...upload}
        files={files}
        label={words('fields.files')}
        hint={t('filesHint', { most: mostLookupFiles })}
        purpose="ATTACHMENT"
        most={mostLookupFiles}
      />
      <CheckField form={form} name="declares" label={t('declares')} />
      <CheckField form={form} name="allowsRelease" label={t('release')} hint={t('releaseHint')} />
    </>
  )
}
