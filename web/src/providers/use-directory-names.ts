import { useEntryNames } from '../reference/door/use-entry-names.ts'
import { directoryDictionaries } from './queries.ts'

/** What the codes of the directory are called. */
export function useDirectoryNames() {
  return {
    specialty: useEntryNames(directoryDictionaries.specialty),
    language: useEntryNames(directoryDictionaries.language),
    country: useEntryNames(directoryDictionaries.country),
  }
}
