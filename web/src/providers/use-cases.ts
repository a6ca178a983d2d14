import { useEndlessList } from '../app/lists/use-endless-list.ts'
import { useApp } from '../app/page.ts'
import { useViewer } from '../app/viewer.ts'
import { casesOfProvider } from '../law-services/queries.ts'
import type { Provider } from './queries.ts'

/** The cases of what a provider offers, to whoever may read the services that they belong to. */
export function useCases({ id, services }: Pick<Provider, 'id' | 'services'>) {
  const isReader = useViewer() !== null
  return useEndlessList({ ...casesOfProvider(useApp(), id), enabled: isReader && services > 0 })
}
