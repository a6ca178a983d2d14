import {
  attachmentReaders,
  longestContent,
  mostRequirementFiles,
} from '@portal/protocol/requirements/constants.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../../app/forms/choice-field.tsx'
import { DayField } from '../../app/forms/day-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { FormPart } from '../../app/forms/form-part.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { RichTextField } from '../../app/forms/rich-text-field.tsx'
import { StartOver } from '../../app/forms/start-over.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { UploadsField } from '../../app/forms/uploads-field.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import { HelpFields } from '../../help/door/help-fields.tsx'
import fields from '../../app/forms/fields.module.css'
import { Checkbox } from '../../ui/checkbox.tsx'
import { OpposingField } from './opposing-field.tsx'
import { PartnersField } from './partners-field.tsx'
import classes from './requirement-form.module.css'
import type { RequirementValues } from './requirement-values.ts'

interface PartProps {
  form: Form<RequirementValues>
}

/** What everybody sees of it. */
function NeededPart({ form }: PartProps) {
  const { t } = useTranslation('requirementForm')
  const { t: words } = useTranslation('requirements')
  const priority = form.field('priority')
  return (
    <FormPart title={t('what')} text={t('whatText')}>
      <TextField form={form} name="title" label={words('fields.title')} hint={t('titleHint')} />
      <HelpFields form={form} />
      <div className={fields.pair}>
        <DayField form={form} name="deadline" label={words('fields.deadline')} hint={t('deadlineHint')} />
        <Checkbox
          className={classes.urgent}
          name={priority.name}
          label={t('urgent')}
          hint={t('urgentHint')}
          checked={priority.value === 'EMERGENCY'}
          onChange={(event) => priority.onChange(event.currentTarget.checked ? 'EMERGENCY' : 'NORMAL')}
        />
      </div>
    </FormPart>
  )
}

/** What whoever signs in reads, and the attachments. */
function ContentPart({ form }: PartProps) {
  const { t } = useTranslation('requirementForm')
  const { t: words } = useTranslation('requirements')
  const { name, value, error, onChange } = form.text('content')
  const { value: files, ...upload } = form.field('files')
  return (
    <FormPart title={t('content')} text={t('contentText')}>
      <RichTextField
        name={name}
        value={value}
        error={error}
        onChange={onChange}
        label={words('fields.content')}
        hint={t('contentHint')}
        longest={longestContent}
      />
      <UploadsField
        {...upload}
        files={files}
        label={words('fields.files')}
        hint={t('filesHint', { most: mostRequirementFiles })}
        purpose="REQUIREMENT"
        most={mostRequirementFiles}
      />
      <ChoiceField
        form={form}
        name="filesFor"
        label={words('fields.filesFor')}
        choices={attachmentReaders.map((who) => ({ value: who, label: words(`filesFor.${who}`) }))}
      />
    </FormPart>
  )
}

function ContactsPart({ form }: PartProps) {
  const { t } = useTranslation('requirementForm')
  const { t: words } = useTranslation('requirements')
  return (
    <FormPart title={t('contacts')} text={t('contactsText')}>
      <div className={fields.pair}>
        <TextField form={form} name="contact" label={words('fields.contact')} autoComplete="name" />
        <TextField
          form={form}
          name="phone"
          type="tel"
          label={words('fields.phone')}
          hint={t('phoneHint')}
          autoComplete="tel"
        />
      </div>
      <div className={fields.pair}>
        <TextField form={form} name="email" type="email" label={words('fields.email')} autoComplete="email" />
      </div>
    </FormPart>
  )
}

interface RequirementFormProps extends PartProps {
  title: string
  submit: string
  /** What was changed elsewhere while it was written. */
  meanwhile?: ReactNode
}

/** The form of a requirement: what everybody sees, what whoever signs in reads, and what hardly anybody does. */
export function RequirementForm({ form, title, submit, meanwhile }: RequirementFormProps) {
  const { t } = useTranslation('requirementForm')
  const titleId = useId()
  return (
    <FormFrame form={form} labelledBy={titleId}>
      <p id={titleId} className="visually-hidden">
        {title}
      </p>
      {meanwhile}
      <NeededPart form={form} />
      <ContentPart form={form} />
      <ContactsPart form={form} />
      <FormPart title={t('partners')} text={t('partnersText')}>
        <PartnersField {...form.field('partners')} />
      </FormPart>
      <FormPart title={t('opposing')} text={t('opposingText')}>
        <OpposingField {...form.field('opposing')} />
      </FormPart>
      <FormButtons form={form} submit={submit}>
        <StartOver form={form} />
      </FormButtons>
    </FormFrame>
  )
}
