import { Checkbox } from '@mantine/core'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import fields from '../../../app/forms/fields.module.css'
import type { FieldProps } from '../../../app/forms/use-form.ts'

interface LanguagesFieldProps<One extends Language> extends FieldProps<One[]> {
  label: string
  hint?: string
  /** To choose from. */
  of: readonly One[]
}

/** Some of the languages. */
export function LanguagesField<One extends Language>(props: LanguagesFieldProps<One>) {
  const { label, hint, of, value, error, onChange } = props
  const { t } = useTranslation()
  return (
    <Checkbox.Group
      size="md"
      label={label}
      description={hint}
      value={value}
      error={error}
      onChange={(chosen) => onChange(of.filter((language) => chosen.includes(language)))}
    >
      <div className={fields.pair}>
        {of.map((language: Language) => (
          <Checkbox key={language} value={language} label={t(`languageNames.${language}`)} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
