import { codes } from '@portal/protocol/kernel/codes.ts'
import { onFrom } from '@portal/protocol/kernel/page-links.ts'
import type { DataRouter } from 'react-router'
import { showToast } from '../ui/toast.tsx'
import { CallFailed } from './ask.ts'
import type { AppContext } from './page.ts'
import { writeViewer } from './viewer.ts'

const loginPath = '/account/login'

/** Session ended, not for you: shown and acted on here, for every screen. */
const handled: readonly string[] = [codes.sessionEnded.code, codes.notForYou.code]

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
  let isLeaving = false

  /** A page's calls fail together when the session ends: the first of them leads to the login. */
  async function endSession(message: string): Promise<void> {
    if (isLeaving) return
    isLeaving = true
    showToast(message, { id: 'session-ended', tone: 'error' })
    writeViewer(queries, null)
    const { pathname, search } = window.location
    try {
      if (pathname !== loginPath)
        await router.navigate(onFrom(search, `${loginPath}?to=${encodeURIComponent(pathname + search)}`))
    } finally {
      isLeaving = false
    }
  }

  let leftPage: string | null = null
  window.addEventListener('popstate', () => (leftPage = null))

  /** One page back, however many of the page's calls were refused. */
  function goBack(message: string): void {
    showToast(message, { id: 'not-for-you', tone: 'error' })
    if (leftPage === window.location.href) return
    leftPage = window.location.href
    void router.navigate(-1)
  }

  function onFailure(error: unknown): void {
    if (!(error instanceof CallFailed)) return
    if (error.code === codes.sessionEnded.code) void endSession(error.message)
    if (error.code === codes.notForYou.code) goBack(error.message)
  }
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') onFailure(event.action.error)
  })
  queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') onFailure(event.action.error)
  })
}
