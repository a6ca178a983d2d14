import { languageLevels, mostLanguages, type LanguageLevel } from '@portal/protocol/profiles/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import fields from '../../app/forms/fields.module.css'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import { Icon } from '../../ui/icon.tsx'
import { Select } from '../../ui/select.tsx'
import classes from './languages-field.module.css'

interface Spoken {
  code: string
  level: LanguageLevel
}

/** The languages somebody works in, each with how well. */
export function LanguagesField({ value: spoken, error, onChange }: FieldProps<Spoken[]>) {
  const { t } = useTranslation('verified')
  const { t: provider } = useTranslation('provider')
  const { data: known = [] } = useQuery(dictionaryQuery(useApp(), 'WORKING_LANGUAGE'))
  const errorId = useId()
  const nameOf = (code: string) => known.find(({ id }) => id === code)?.name ?? code
  const others = known.filter(({ id }) => !spoken.some(({ code }) => code === id))
  return (
    <fieldset className={fields.group} aria-describedby={error && errorId}>
      <legend>{provider('languages')}</legend>
      {spoken.map(({ code, level }) => (
        <div key={code} className={classes.spoken}>
          <Select
            label={nameOf(code)}
            value={level}
            choices={languageLevels.map((one) => ({ value: one, label: provider(`levels.${one}`) }))}
            onChange={(next) =>
              onChange(spoken.map((one) => (one.code === code ? { code, level: next } : one)))
            }
          />
          <button
            type="button"
            aria-label={t('practice.remove', { name: nameOf(code) })}
            onClick={() => onChange(spoken.filter((one) => one.code !== code))}
          >
            <Icon name="remove" />
          </button>
        </div>
      ))}
      {spoken.length < mostLanguages && (
        <Select
          label={t('practice.add')}
          value=""
          placeholder={t('practice.choose')}
          choices={others.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(code) => onChange([...spoken, { code, level: 'FLUENT' }])}
        />
      )}
      {error && (
        <p id={errorId} className={fields.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
