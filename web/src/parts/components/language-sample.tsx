import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { formCall } from '../../app/forms/form-call.ts'
import { LanguageFields } from '../../app/forms/language-fields.tsx'
import { TextField } from '../../app/forms/text-field.tsx'
import { useForm } from '../../app/forms/use-form.ts'

const call = formCall('reference', 'saveDictionaryEntry')

const fieldOf = (language: Language) => `words.${language}` as const

/** A text in three languages, of which one is older than the Chinese and one is missing. */
export function LanguageSample() {
  const { t } = useTranslation('parts')
  const [source, other] = languages
  const form = useForm({
    call,
    initial: { 'words.zh': t('fields.subject'), 'words.en': t('fields.subject'), 'words.ru': '' },
  })
  return (
    <LanguageFields
      form={form}
      names={(language) => [fieldOf(language)]}
      changedAt={{ [source]: '2026-12-05', [other]: '2026-11-01' }}
    >
      {(language, label) => <TextField form={form} name={fieldOf(language)} label={label} />}
    </LanguageFields>
  )
}
