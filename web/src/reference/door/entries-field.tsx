import { useQuery } from '@tanstack/react-query'
import type { FieldProps } from '../../app/forms/use-form.ts'
import { useApp } from '../../app/page.ts'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { dictionaryQuery } from '../queries.ts'

interface EntriesFieldProps extends FieldProps<string[]> {
  label: string
  hint?: string
  /** The dictionary whose codes it takes. */
  type: string
}

/** Several entries of a dictionary. */
export function EntriesField({ type, value, ...field }: EntriesFieldProps) {
  const query = useQuery(dictionaryQuery(useApp(), type))
  return (
    <QueryView query={query} skeleton={<Skeleton height={150} />}>
      {(entries) => (
        <CheckboxGroup
          {...field}
          choices={entries.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={value}
        />
      )}
    </QueryView>
  )
}
