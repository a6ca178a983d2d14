import { languages, type Language } from '@portal/protocol/kernel/languages.ts'
import { Fragment, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/field-group.tsx'
import { LanguageChoice } from '../../ui/language-choice.tsx'
import { Tag } from '../../ui/tag.tsx'
import { saysNothing } from './check-fields.ts'
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
  /** Languages that are said to hold, though the Chinese was changed. */
  confirmed?: readonly Language[]
  /** Several long texts a language: columns beside each other; where there is no room, one of them at a time. */
  isBeside?: boolean
  /** A language's fields; where there is but one, the language is its label. */
  children: (language: Language, label: ReactNode) => ReactNode
}

const source = languages[0]

interface ColumnsProps {
  label: string
  /** How a language's texts stand. */
  markOf: (language: Language) => ReactNode
  headOf: (language: Language) => ReactNode
  children: (language: Language) => ReactNode
}

/** A column for each language; on a phone the one that is chosen. */
function LanguageColumns({ label, markOf, headOf, children }: ColumnsProps) {
  const [open, setOpen] = useState<Language>(source)
  const id = useId()
  const buttonOf = (language: Language) => `${id}-${language}`
  const titleOf = (language: Language) => `${id}-${language}-title`
  return (
    <>
      <div className={classes.choice}>
        <LanguageChoice label={label} current={open} idOf={buttonOf} noteOf={markOf} onChoose={setOpen} />
      </div>
      <div className={classes.columns}>
        {languages.map((language) => (
          <div
            key={language}
            className={classes.column}
            role="group"
            aria-labelledby={titleOf(language)}
            data-open={language === open || undefined}
            data-shown-by={buttonOf(language)}
          >
            <p id={titleOf(language)} className={classes.head}>
              {headOf(language)}
            </p>
            {children(language)}
          </div>
        ))}
      </div>
    </>
  )
}

/** The same texts in three languages, Chinese first: which is missing, and which is older than the Chinese, is said. */
export function LanguageFields(props: LanguageFieldsProps) {
  const { form, legend, hint, names, changedAt = {}, confirmed = [], isBeside = false, children } = props
  const { t } = useTranslation('forms')
  const { t: ui } = useTranslation()
  const values = form.values as Readonly<Record<string, unknown>>
  const initial = form.initial as Readonly<Record<string, unknown>>
  const isSaid = languages.some((language) => names(language).some((name) => !saysNothing(values[name])))
  const isChanged = (language: Language) => names(language).some((name) => values[name] !== initial[name])
  const wasSaid = names(source).some((name) => !saysNothing(initial[name]))

  /** Older than the Chinese as it is stored, or as it is being changed. */
  function isOlder(language: Language): boolean {
    if (isChanged(language) || confirmed.includes(language)) return false
    const at = changedAt[language]
    return (wasSaid && isChanged(source)) || (at !== undefined && at < (changedAt[source] ?? ''))
  }

  function markOf(language: Language): ReactNode {
    const [first] = names(language)
    if (isSaid && first !== undefined && saysNothing(values[first]))
      return <Tag tone="gold">{t('languages.missing')}</Tag>
    return language !== source && isSaid && isOlder(language) && <Tag tone="gold">{t('languages.older')}</Tag>
  }

  const labelOf = (language: Language) => (
    <span className={classes.language}>
      <span data-language={language}>{ui(`languageNames.${language}`)}</span>
      {markOf(language)}
    </span>
  )
  const title = legend ?? t('languages.title')
  return (
    <FieldGroup label={title} hint={hint}>
      {isBeside ? (
        <LanguageColumns label={title} markOf={markOf} headOf={labelOf}>
          {(language) => children(language, labelOf(language))}
        </LanguageColumns>
      ) : (
        languages.map((language) => (
          <Fragment key={language}>{children(language, labelOf(language))}</Fragment>
        ))
      )}
    </FieldGroup>
  )
}
