import { useEntryNames } from '../../reference/door/use-entry-names.ts'
import { helpDictionaries } from '../queries.ts'

/** What the codes of help are called. */
export function useCodeNames() {
  return {
    type: useEntryNames(helpDictionaries.type),
    businessType: useEntryNames(helpDictionaries.businessType),
    region: useEntryNames(helpDictionaries.region),
  }
}
