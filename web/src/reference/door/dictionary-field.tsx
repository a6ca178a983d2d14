import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/page.ts'
import { dictionaryQuery } from '../queries.ts'
import { ChoiceField, type ChoiceFieldProps } from '../../app/forms/choice-field.tsx'
import { ChoicesFailed } from './choices-failed.tsx'

/** An entry of the dictionary whose codes the field takes. */
export function DictionaryField<Name extends string>(props: Omit<ChoiceFieldProps<Name>, 'choices'>) {
  const { form, name } = props
  const dictionary = form.fields[name]?.dictionary
  if (dictionary === undefined) throw new Error(`${name} takes codes of no dictionary`)
  const query = useQuery(dictionaryQuery(useApp(), dictionary))
  const { data = [] } = query
  return (
    <div>
      <ChoiceField {...props} choices={data.map(({ id, name: label }) => ({ value: id, label }))} />
      <ChoicesFailed queries={[query]} />
    </div>
  )
}
