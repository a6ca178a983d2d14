import { Checkbox, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/page.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { dictionaryQuery } from '../queries.ts'
import classes from '../../app/forms/fields.module.css'

interface SpecialtiesFieldProps {
  /** The registration's words, unless told. */
  label?: string
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** The areas a lawyer practises in. */
export function SpecialtiesField({ label, chosen, error, onChange }: SpecialtiesFieldProps) {
  const { t } = useTranslation('account')
  const query = useQuery(dictionaryQuery(useApp(), 'SPECIALTY_AREA'))
  const errorId = useId()
  return (
    <fieldset className={classes.group}>
      <legend>{label ?? t('details.specialties')}</legend>
      <QueryView query={query} skeleton={<Skeleton height={120} />}>
        {(areas) => (
          <div className={classes.choices}>
            {areas.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={chosen.includes(id)}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && errorId}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                  )
                }
              />
            ))}
          </div>
        )}
      </QueryView>
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
