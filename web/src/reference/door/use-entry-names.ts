import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/page.ts'
import { dictionaryQuery } from '../queries.ts'

/** What the entries of a dictionary are called; a code that it no longer has stands for itself. */
export function useEntryNames(type: Parameters<typeof dictionaryQuery>[1]): (code: string) => string {
  const { data } = useQuery(dictionaryQuery(useApp(), type))
  return (code) => (data ? (data.find(({ id }) => id === code)?.name ?? code) : '')
}
