import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import { useCatalogue } from '../app/use-catalogue.ts'

/** What the server too would say of a field, in the reader's language. */
export function useFieldWords(): (rule: FieldRule) => string {
  const { fields } = useCatalogue('kernel')
  return (rule) => fields[rule]
}
