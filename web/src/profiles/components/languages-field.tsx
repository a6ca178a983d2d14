import { languageLevels, mostLanguages, type LanguageLevel } from '@portal/protocol/profiles/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../ui/field-group.tsx'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { useEntryNames } from '../../reference/door/use-entry-names.ts'
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
  const { data: offered = [] } = useQuery(dictionaryQuery(useApp(), 'WORKING_LANGUAGE'))
  const nameOf = useEntryNames('WORKING_LANGUAGE')
  const others = offered.filter(({ id }) => !spoken.some(({ code }) => code === id))
  return (
    <FieldGroup label={provider('languages')} error={error}>
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
    </FieldGroup>
  )
}
