import type { DataRouter } from 'react-router'
import { showToast } from '../ui/toast.tsx'
import { CallFailed } from './ask.ts'
import type { AppContext } from './page.ts'
import { writeViewer } from './viewer.ts'

/** Session ended, not for you: shown and acted on here, for every screen. */
const handled = ['792101', '794110']

/** Whether a failure is for the screen that made the call to show. */
export function isForScreen(error: Error): boolean {
  return !(error instanceof CallFailed && error.code !== null && handled.includes(error.code))
}

/**
 * What refusals do to the whole app, whichever screen made the call: a session that has ended leads to the
 * login, a row that is not for the reader back by one page. Each shows the server's message.
 */
export function handleRefusals(context: AppContext, router: Pick<DataRouter, 'navigate'>): void {
  const { queries } = context
  function onFailure(error: unknown): void {
    if (!(error instanceof CallFailed)) return
    if (error.code === '792101') {
      showToast(error.message, { id: 'session-ended', tone: 'error' })
      writeViewer(queries, null)
      const { pathname, search } = window.location
      void router.navigate(`/account/login?to=${encodeURIComponent(pathname + search)}`)
    }
    if (error.code === '794110') {
      showToast(error.message, { id: 'not-for-you', tone: 'error' })
      void router.navigate(-1)
    }
  }
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') onFailure(event.action.error)
  })
  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') onFailure(event.action.error)
  })
}
