import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useApp } from '../../app/page.ts'
import { dictionaryQuery } from '../queries.ts'
import { ChoiceField } from '../../app/forms/choice-field.tsx'

interface DictionaryFieldProps extends Omit<ComponentProps<typeof ChoiceField>, 'choices'> {
  type: 'INDUSTRY' | 'COMPANY_SIZE'
}

/** An entry of a dictionary. */
export function DictionaryField({ type, ...field }: DictionaryFieldProps) {
  const { data = [] } = useQuery(dictionaryQuery(useApp(), type))
  return <ChoiceField {...field} choices={data.map(({ id, name }) => ({ value: id, label: name }))} />
}
