import type { Language } from '@portal/protocol/kernel/languages.ts'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../../app/forms/use-form.ts'
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx'

interface LanguagesFieldProps<One extends Language> extends FieldProps<One[]> {
  label: string
  hint?: string
  /** To choose from. */
  of: readonly One[]
}

/** Some of the languages, in their order. */
export function LanguagesField<One extends Language>(props: LanguagesFieldProps<One>) {
  const { name, label, hint, of, value, error, onChange } = props
  const { t } = useTranslation()
  return (
    <CheckboxGroup
      name={name}
      label={label}
      hint={hint}
      error={error}
      choices={of.map((language: Language) => ({ value: language, label: t(`languageNames.${language}`) }))}
      chosen={value}
      onChange={(chosen) => onChange(of.filter((language) => chosen.includes(language)))}
    />
  )
}
