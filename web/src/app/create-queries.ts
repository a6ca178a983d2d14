import { codes } from '@portal/protocol/kernel/codes.ts'
import { QueryClient } from '@tanstack/react-query'
import { CallFailed } from './ask.ts'

/** Failures of the network and of a busy server are worth another try; a refusal is not. */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (!(error instanceof CallFailed)) return false
  return failures < 2 && (error.code === null || error.code === codes.overloaded.code)
}

interface Surroundings {
  isServer: boolean
  /** Whether a query was answered by the page that the server rendered, which is still the one shown. */
  cameWithPage?: (query: object) => boolean
}

export function createQueries({ isServer, cameWithPage = () => false }: Surroundings): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: isServer ? false : isWorthRetrying,
        refetchOnMount: (query) => query.state.isInvalidated || !cameWithPage(query),
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        // Without a network a request fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
