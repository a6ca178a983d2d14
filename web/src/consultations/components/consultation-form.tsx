import { mostConsultationFiles } from '@portal/protocol/consultations/constants.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckField } from '../../app/forms/check-field.tsx'
import { FormButtons } from '../../app/forms/form-buttons.tsx'
import { FormFrame } from '../../app/forms/form-frame.tsx'
import { FormPart } from '../../app/forms/form-part.tsx'
import { StartOver } from '../../app/forms/start-over.tsx'
import { LongTextField, TextField } from '../../app/forms/text-field.tsx'
import { UploadsField } from '../../app/forms/uploads-field.tsx'
import type { Form } from '../../app/forms/use-form.ts'
import { DictionaryField } from '../../reference/door/dictionary-field.tsx'
import fields from '../../app/forms/fields.module.css'
import type { ConsultationValues } from '../consultation-values.ts'
import { SimilarBelow } from './similar.tsx'

interface ConsultationFormProps {
  form: Form<ConsultationValues>
  title: string
  /** It is the team of a product that is asked. */
  isForTeam?: boolean
}

/** The form of a question, or of a request: what it is, what helps to answer it, whether it may be published. */
export function ConsultationForm({ form, title, isForTeam = false }: ConsultationFormProps) {
  const { t } = useTranslation('consultationForm')
  const { t: words } = useTranslation('consultations')
  const titleId = useId()
  const { value: files, ...upload } = form.field('files')
  return (
    <FormFrame form={form} labelledBy={titleId}>
      <p id={titleId} className="visually-hidden">
        {title}
      </p>
      <FormPart
        title={t(isForTeam ? 'team.what' : 'what')}
        text={t(isForTeam ? 'team.whatText' : 'whatText')}
      >
        <TextField
          form={form}
          name="title"
          label={words('fields.title')}
          hint={t(isForTeam ? 'team.titleHint' : 'titleHint')}
        />
        <DictionaryField form={form} name="type" label={words('fields.type')} />
        <LongTextField
          form={form}
          name="content"
          label={isForTeam ? t('team.content') : words('fields.content')}
          hint={t(isForTeam ? 'team.contentHint' : 'contentHint')}
          rows={8}
          mostRows={20}
        />
        {!isForTeam && <SimilarBelow {...form.values} />}
      </FormPart>
      <FormPart title={t('files')} text={t(isForTeam ? 'team.filesText' : 'filesText')}>
        <UploadsField
          {...upload}
          files={files}
          label={words('fields.files')}
          hint={t('filesHint', { most: mostConsultationFiles })}
          purpose="ATTACHMENT"
          most={mostConsultationFiles}
        />
        <div className={fields.pair}>
          <TextField
            form={form}
            name="phone"
            type="tel"
            label={words('fields.phone')}
            hint={t('phoneHint')}
            autoComplete="tel"
          />
        </div>
      </FormPart>
      <FormPart title={t(isForTeam ? 'team.publication' : 'publication')} text={t('publicationText')}>
        <CheckField
          form={form}
          name="allowsPublication"
          label={t(isForTeam ? 'team.allows' : 'allows')}
          hint={t('allowsHint')}
        />
      </FormPart>
      <FormButtons form={form} submit={t(isForTeam ? 'team.send' : 'send')}>
        <StartOver form={form} />
      </FormButtons>
    </FormFrame>
  )
}
