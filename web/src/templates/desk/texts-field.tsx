import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { textIn, type Texts } from './edit-content.ts'
import classes from './texts-field.module.css'

interface TextsFieldProps {
  label: string
  hint?: string
  /** The languages that the template has. */
  languages: readonly Language[]
  texts: Texts | undefined
  longest: number
  /** May be left out. */
  isOptional?: boolean
  /** A text of several lines. */
  isLong?: boolean
  onChange: (texts: Texts | undefined) => void
}

/** The same text in the template's languages, beside each other. */
export function TextsField(props: TextsFieldProps) {
  const { label, hint, languages, texts, longest, isOptional = false, isLong = false, onChange } = props
  const { t: ui } = useTranslation()
  const { t: forms } = useTranslation('forms')
  const inputOf = (language: Language) => ({
    label: ui(`languageNames.${language}`),
    lang: language,
    value: texts?.[language] ?? '',
    maxLength: longest,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(textIn(texts, language, event.currentTarget.value)),
  })
  return (
    <FieldGroup label={isOptional ? forms('optional', { label }) : label} hint={hint}>
      <div className={classes.languages} data-count={languages.length}>
        {languages.map((language) =>
          isLong ? (
            <TextArea isCompact key={language} {...inputOf(language)} rows={3} mostRows={16} />
          ) : (
            <TextInput isCompact key={language} {...inputOf(language)} />
          ),
        )}
      </div>
    </FieldGroup>
  )
}
