import type { FieldRule } from '@portal/protocol/kernel/rules.ts'
import { useCatalogue } from '../use-catalogue.ts'
import type { Problems } from './failures.ts'

/** What the server too would say of a field, in the reader's language. */
export function useFieldWords(): (rule: FieldRule) => string {
  const { fields } = useCatalogue('kernel')
  return (rule) => fields[rule]
}

/** The rules that fields break, in the reader's words. */
export function useBrokenWords(): (broken: Readonly<Record<string, FieldRule>>) => Problems {
  const fieldWords = useFieldWords()
  return (broken) =>
    Object.fromEntries(Object.entries(broken).map(([name, rule]) => [name, fieldWords(rule)]))
}
