import type { Viewer } from '@portal/protocol/kernel/user-types.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { useApp } from '../app/page.ts'
import { writeViewer } from '../app/viewer.ts'
import { returnPath } from './return-path.ts'

/** Takes over who has signed in, and returns to the page that asked for it. */
export function useSignedIn(): (viewer: Viewer) => Promise<void> {
  const { queries, language } = useApp()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return async (viewer) => {
    writeViewer(queries, viewer)
    await navigate(returnPath(search.get('to'), language()), { replace: true })
  }
}
