import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import { useQuery, type QueryClient } from '@tanstack/react-query'

const viewerKey = ['viewer']
/** Local storage holds what the menu shows, as docs/requirements.md asks. */
const storageKey = 'userInfo'

export function readViewer(queries: QueryClient): Viewer | null {
  return queries.getQueryData<Viewer | null>(viewerKey) ?? null
}

/**
 * Takes over who is signed in, here and in local storage. What was asked for in another person's name is forgotten,
 * but for what still stands on the screen.
 */
export function writeViewer(queries: QueryClient, viewer: Viewer | null): void {
  if (readViewer(queries)?.username !== viewer?.username) {
    queries.removeQueries({
      predicate: (query) => query.queryKey[0] !== viewerKey[0] && query.getObserversCount() === 0,
    })
  }
  queries.setQueryData(viewerKey, viewer)
  try {
    if (viewer) localStorage.setItem(storageKey, JSON.stringify(viewer))
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage may be closed to the page.
  }
}

/** Keeps the answer of the server's own rendering. */
export function seedViewer(queries: QueryClient, viewer: Viewer | null): void {
  queries.setQueryData(viewerKey, viewer)
}

export function useViewer(): Viewer | null {
  const { data } = useQuery<Viewer | null>({
    queryKey: viewerKey,
    queryFn: () => null,
    enabled: false,
    staleTime: Infinity,
  })
  return data ?? null
}
