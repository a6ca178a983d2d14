import type { QueryKey } from '@tanstack/react-query'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { showToast } from '../../ui/toast.tsx'
import { useApp } from '../page.ts'

/** What follows a call that was answered. */
export interface After<Answer> {
  /** Said to the reader. */
  toast?: string | ((answer: Answer) => string)
  /** Keys of the queries whose answers are asked for anew. */
  invalidates?: readonly QueryKey[]
  /** The address that it leads to. */
  go?: string | ((answer: Answer) => string)
  /** Anything else: a dialog closes, the next step comes. */
  done?: (answer: Answer) => unknown
  /** What was typed stays, for a way back. */
  keeps?: true
}

/** A form whose content was sent. */
interface Sent {
  /** Nothing of it is unsaved any more; it is shown as it is until the next page is there. */
  leave: () => void
  /** It begins anew. */
  giveUp: () => void
}

/** Does what follows a call. What the screen shows is asked for anew before the form begins anew with it. */
export function useAfter() {
  const { queries } = useApp()
  const navigate = useNavigate()
  return async <Answer>(answer: Answer, after: After<Answer>, sent?: Sent) => {
    const { toast, invalidates = [], go, done, keeps } = after
    // A page that is left asks for nothing anew, for what it shows may be gone; the next asks as it comes.
    const refetchType = go === undefined ? 'active' : 'none'
    await Promise.all(invalidates.map((queryKey) => queries.invalidateQueries({ queryKey, refetchType })))
    if (toast !== undefined) showToast(typeof toast === 'function' ? toast(answer) : toast)
    await done?.(answer)
    const gone = keeps ? undefined : sent
    if (go === undefined) {
      if (gone) flushSync(gone.giveUp)
      return
    }
    // At once: nothing is unsaved any more when the page is left.
    if (gone) flushSync(gone.leave)
    await navigate(typeof go === 'function' ? go(answer) : go)
    if (gone) startTransition(gone.giveUp)
  }
}
