import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import fields from '../../app/forms/fields.module.css'
import { helpDictionaries } from '../queries.ts'

/** The countries that help concerns. */
export function RegionsField({ name, value: chosen, error, onChange }: FieldProps<string[]>) {
  const { t } = useTranslation('help')
  const { data = [] } = useQuery(dictionaryQuery(useApp(), helpDictionaries.region))
  const id = useId()
  return (
    <fieldset className={fields.group}>
      <legend>{t('fields.regions')}</legend>
      <p id={`${id}-hint`} className={fields.hint}>
        {t('regionsHint')}
      </p>
      <div className={fields.choices}>
        {data.map((country) => (
          <Checkbox
            key={country.id}
            name={name}
            label={country.name}
            checked={chosen.includes(country.id)}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...chosen, country.id]
                  : chosen.filter((other) => other !== country.id),
              )
            }
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={fields.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
