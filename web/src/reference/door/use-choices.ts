import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/page.ts'
import { dictionaryQuery } from '../queries.ts'

/** The words of a dictionary's codes, as a filter offers them. */
export function useChoices(type: string): (readonly [code: string, name: string])[] {
  const { data = [] } = useQuery(dictionaryQuery(useApp(), type))
  return data.map(({ id, name }) => [id, name] as const)
}
