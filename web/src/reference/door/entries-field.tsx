import { Checkbox, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import classes from '../../app/forms/fields.module.css'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { dictionaryQuery } from '../queries.ts'

interface EntriesFieldProps extends FieldProps<string[]> {
  label: string
  /** The dictionary whose codes it takes. */
  type: string
}

/** Several entries of a dictionary. */
export function EntriesField({
  name: field,
  label,
  type,
  value: chosen,
  error,
  onChange,
}: EntriesFieldProps) {
  const query = useQuery(dictionaryQuery(useApp(), type))
  const errorId = useId()
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <QueryView query={query} skeleton={<Skeleton height={120} />}>
        {(entries) => (
          <div className={classes.choices}>
            {entries.map(({ id, name }) => (
              <Checkbox
                key={id}
                name={field}
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
