import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/page.ts'
import { useViewer } from '../../app/viewer.ts'
import { teamQuery } from '../queries.ts'

/** Whether the reader is of a product's team, who do not ask themselves. */
export function useIsOfTeam(productId: string): boolean {
  const viewer = useViewer()
  const { data } = useQuery(teamQuery(useApp(), productId))
  return data?.content.some(({ id }) => id === viewer?.id) ?? false
}
