import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/page.ts'
import { dictionaryQuery } from '../../reference/queries.ts'
import { helpDictionaries } from '../queries.ts'

/** The entries of a dictionary as choices of a filter. */
function useChoices(dictionary: string) {
  const { data = [] } = useQuery(dictionaryQuery(useApp(), dictionary))
  return data.map(({ id, name }) => [id, name] as const)
}

/** What a list of help can be narrowed by. */
export function useCodeChoices() {
  return {
    type: useChoices(helpDictionaries.type),
    businessType: useChoices(helpDictionaries.businessType),
    region: useChoices(helpDictionaries.region),
  }
}
