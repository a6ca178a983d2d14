import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { longestContent } from '@portal/protocol/publications/constants.ts'
import type { DeskVersion } from '@portal/protocol/publications/schemas.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageFields } from '../../../app/forms/language-fields.tsx'
import { RichTextField } from '../../../app/forms/rich-text-field.tsx'
import { LongTextField, TextField } from '../../../app/forms/text-field.tsx'
import type { TextPictures } from '../../../app/forms/text-pictures.ts'
import type { Form } from '../../../app/forms/use-form.ts'
import { textsIn, type PublicationValues } from '../publication-values.ts'
import { OlderTranslation } from './older-translation.tsx'

type PublicationForm = Form<PublicationValues>

/** What a field is called; its language, which stands above its column, is only read out. */
function useFieldLabel() {
  const { t } = useTranslation()
  return (label: string, language: Language): ReactNode => (
    <span>
      {label}
      <span className="visually-hidden"> · {t(`languageNames.${language}`)}</span>
    </span>
  )
}

interface TextFieldsProps {
  form: PublicationForm
  version: DeskVersion | null
  /** Of the texts. */
  pictures: TextPictures
}

/** Title, summary and text in three languages beside each other. */
export function TextFields({ form, version, pictures }: TextFieldsProps) {
  const { t } = useTranslation('publicationDesk')
  const { t: ui } = useTranslation()
  const labelOf = useFieldLabel()
  const changedAt = Object.fromEntries(
    languages.flatMap((language) => {
      const at = version?.textsChangedAt[language]
      return at ? [[language, at]] : []
    }),
  )
  return (
    <LanguageFields
      form={form}
      names={textsIn}
      hint={t('form.textsHint')}
      changedAt={changedAt}
      confirmed={form.values.stillRight}
      isBeside
    >
      {(language) => {
        const [title, summary, content] = textsIn(language)
        const { name, value, error, onChange } = form.text(content)
        return (
          <>
            {version && <OlderTranslation form={form} version={version} language={language} />}
            <LongTextField
              form={form}
              name={title}
              label={labelOf(t('fields.title'), language)}
              rows={2}
              mostRows={5}
              lang={language}
            />
            <LongTextField
              form={form}
              name={summary}
              label={labelOf(t('fields.summary'), language)}
              rows={4}
              mostRows={10}
              lang={language}
            />
            <RichTextField
              name={name}
              value={value}
              error={error}
              onChange={onChange}
              label={`${t('fields.content')} · ${ui(`languageNames.${language}`)}`}
              shownLabel={t('fields.content')}
              lang={language}
              longest={longestContent}
              pictures={pictures}
            />
          </>
        )
      }}
    </LanguageFields>
  )
}

interface LineFieldsProps {
  form: PublicationForm
  legend: string
  hint?: string
  /** The field's path, to which the language is added. */
  of: 'sourceName' | 'speaker' | 'pictureText' | 'place' | 'fee'
}

/** One line in three languages: whose text it is, who speaks, what a picture shows, where something takes place. */
export function LineFields({ form, legend, hint, of }: LineFieldsProps) {
  return (
    <LanguageFields
      form={form}
      legend={legend}
      names={(language) => [`${of}.${language}`]}
      {...(hint !== undefined && { hint })}
    >
      {(language, label) => (
        <TextField form={form} name={`${of}.${language}`} label={label} lang={language} autoComplete="off" />
      )}
    </LanguageFields>
  )
}
