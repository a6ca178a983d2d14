import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/tag.tsx'
import { saysNothing } from './check-fields.ts'
import fields from './fields.module.css'
import classes from './language-fields.module.css'
import type { Form } from './use-form.ts'

/** When each language's words were last changed (ISO 8601), where the data tell it. */
type ChangedAt = Partial<Record<Language, string>>

interface LanguageFieldsProps {
  form: Pick<Form<object>, 'values' | 'initial'>
  legend?: string
  hint?: string
  /** The names of a language's fields. */
  names: (language: Language) => readonly string[]
  changedAt?: ChangedAt
  /** A language's fields; where there is but one, the language is its label. */
  children: (language: Language, label: ReactNode) => ReactNode
}

const source = languages[0]

/** The same texts in three languages, Chinese first: which is missing, and which is older than the Chinese, is said. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { form, legend, hint, names, changedAt = {}, children } = props
  const { t } = useTranslation('forms')
  const { t: ui } = useTranslation()
  const values = form.values as Readonly<Record<string, unknown>>
  const initial = form.initial as Readonly<Record<string, unknown>>
  const isSaid = languages.some((language) => names(language).some((name) => !saysNothing(values[name])))
  const isChanged = (language: Language) => names(language).some((name) => values[name] !== initial[name])
  const wasSaid = names(source).some((name) => !saysNothing(initial[name]))

  /** Older than the Chinese as it is stored, or as it is being changed. */
  function isOlder(language: Language): boolean {
    if (isChanged(language)) return false
    return (wasSaid && isChanged(source)) || (changedAt[language] ?? '') < (changedAt[source] ?? '')
  }

  function markOf(language: Language): ReactNode {
    const [first] = names(language)
    if (isSaid && first !== undefined && saysNothing(values[first]))
      return <Tag tone="gold">{t('languages.missing')}</Tag>
    return language !== source && isSaid && isOlder(language) && <Tag tone="gold">{t('languages.older')}</Tag>
  }

  return (
    <fieldset className={fields.group}>
      <legend>{legend ?? t('languages.title')}</legend>
      {hint && <p className={fields.hint}>{hint}</p>}
      {languages.map((language) => {
        const label = (
          <span className={classes.language}>
            {ui(`languageNames.${language}`)}
            {markOf(language)}
          </span>
        )
        return <Fragment key={language}>{children(language, label)}</Fragment>
      })}
    </fieldset>
  )
}
