import { longestServiceContent, mostCases } from '@portal/protocol/law-services/constants.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import fields from '../../app/forms/fields.module.css'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import type { Fields } from '../../app/forms/form-call.ts'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { FormPart } from '../../app/forms/form-part.tsx'
import { RichTextField } from '../../app/forms/rich-text-field.tsx'
import { StartOver } from '../../app/forms/start-over.tsx'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import { HelpFields } from '../../help/door/help-fields.tsx'
import { CasesField } from './cases-field.tsx'
import type { ServiceValues } from './service-values.ts'

interface PartProps {
  form: Form<ServiceValues>
}

/** What everybody sees of it. */
function OfferedPart({ form }: PartProps) {
  const { t } = useTranslation('serviceForm')
  const { t: words } = useTranslation('lawServices')
  return (
    <FormPart title={t('what')} text={t('whatText')}>
      <TextField form={form} name="title" label={words('fields.title')} hint={t('titleHint')} />
      <HelpFields form={form} />
      <LongTextField
        form={form}
        name="description"
        label={words('fields.description')}
        hint={t('descriptionHint')}
        rows={3}
        mostRows={6}
      />
    </FormPart>
  )
}

/** What whoever signs in reads. */
function ContentPart({ form }: PartProps) {
  const { t } = useTranslation('serviceForm')
  const { t: words } = useTranslation('lawServices')
  const { name, value, error, onChange } = form.text('content')
  return (
    <FormPart title={t('content')} text={t('contentText')}>
      <RichTextField
        name={name}
        value={value}
        error={error}
        onChange={onChange}
        label={words('fields.content')}
        hint={t('contentHint')}
        longest={longestServiceContent}
      />
    </FormPart>
  )
}

function TermsPart({ form, namesFirm }: PartProps & { namesFirm: boolean }) {
  const { t } = useTranslation('serviceForm')
  const { t: words } = useTranslation('lawServices')
  return (
    <FormPart title={t('terms')} text={t('termsText')}>
      <div className={fields.pair}>
        <TextField form={form} name="feeFrom" label={<>{t('feeFrom')}</>} inputMode="decimal" />
        <TextField form={form} name="feeTo" label={<>{t('feeTo')}</>} inputMode="decimal" />
        <TextField form={form} name="days" label={<>{t('days')}</>} inputMode="numeric" />
      </div>
      {namesFirm && (
        <TextField
          form={form}
          name="firm"
          label={<>{words('fields.firm')}</>}
          hint={t('firmHint')}
          autoComplete="organization"
        />
      )}
    </FormPart>
  )
}

interface ServiceFormProps extends PartProps {
  title: string
  submit: string
  /** A lawyer says who contracts. */
  namesFirm: boolean
  /** What the calls take of a case. */
  caseFields: Fields
  /** What somebody changed since the form was begun, and the ways on. */
  meanwhile?: ReactNode
}

/** The form of a service: what everybody sees, what whoever signs in reads, cases that were like it. */
export function ServiceForm({ form, title, submit, namesFirm, caseFields, meanwhile }: ServiceFormProps) {
  const { t } = useTranslation('serviceForm')
  const titleId = useId()
  return (
    <FormFrame form={form} labelledBy={titleId}>
      <p id={titleId} className="visually-hidden">
        {title}
      </p>
      {meanwhile}
      <OfferedPart form={form} />
      <ContentPart form={form} />
      <TermsPart form={form} namesFirm={namesFirm} />
      <FormPart title={t('cases')} text={t('casesText', { most: mostCases })}>
        <CasesField form={form} caseFields={caseFields} />
      </FormPart>
      <FormButtons form={form} submit={submit}>
        <StartOver form={form} />
      </FormButtons>
    </FormFrame>
  )
}
