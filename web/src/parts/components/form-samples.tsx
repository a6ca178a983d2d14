import type { FileInfo } from '@portal/protocol/files/schemas.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RichTextField } from '../../app/forms/rich-text-field.tsx'
import { UploadsField } from '../../app/forms/uploads-field.tsx'
import { useCatalogue } from '../../app/use-catalogue.ts'
import { Card } from '../../ui/card.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { useLanguage } from '../../ui/use-language.ts'
import { LanguageSample } from './language-sample.tsx'
import classes from './samples.module.css'

/** Fields that work with the server, and what is read of them. */
export function FormSamples() {
  const { t } = useTranslation('parts')
  const { fields: rules } = useCatalogue('kernel')
  const language = useLanguage()
  const [text, setText] = useState(t('forms.html'))
  const [short, setShort] = useState('')
  const [files, setFiles] = useState<readonly FileInfo[]>([
    {
      id: 'stored',
      name: t('record.file'),
      mediaType: 'application/pdf',
      size: 2_516_582,
      url: '/admin/parts',
    },
  ])
  return (
    <Card title={t('forms.title')}>
      <div className={classes.pair}>
        <div className={classes.stack}>
          <RichTextField
            name="text"
            label={t('forms.text')}
            hint={t('forms.textHint')}
            value={text}
            longest={2000}
            error={undefined}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <h3>{t('forms.read')}</h3>
          <RichText html={t('forms.html')} language={language} />
        </div>
        <div className={classes.stack}>
          <RichTextField
            name="short"
            label={t('forms.short')}
            value={short}
            longest={20}
            error={short ? undefined : rules.required}
            onChange={({ currentTarget }) => setShort(currentTarget.value)}
          />
          <UploadsField
            name="files"
            label={t('forms.files')}
            hint={t('forms.filesHint')}
            purpose="REQUIREMENT"
            most={3}
            files={files}
            error={undefined}
            onChange={setFiles}
          />
          <LanguageSample />
        </div>
      </div>
    </Card>
  )
}
