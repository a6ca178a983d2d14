import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/page.ts'
import { namesQuery } from '../queries.ts'

/** What the entries of a dictionary are called, offered or not; a code that it no longer has stands for itself. */
export function useEntryNames(type: string): (code: string) => string {
  const { data } = useQuery(namesQuery(useApp(), type))
  return (code) => (data ? (data.find(({ id }) => id === code)?.name ?? code) : '')
}
