import { codes } from '@portal/protocol/kernel/codes.ts'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { showToast } from '../../ui/toast.tsx'
import type { CallFailed } from '../ask.ts'
import { useApp } from '../page.ts'

const moved: readonly (string | null)[] = [codes.wrongState.code, codes.doneAlready.code]

/** Whether a refusal says that what it was about is not as the screen shows it any more. */
export function hasMoved({ code }: CallFailed): boolean {
  return moved.includes(code)
}

/**
 * Has a screen follow what became of a thing, of which it learns by a refusal: what the call would have changed is asked
 * for anew. Where that takes away the place that says why, and the reader is on the same page still, a toast says it.
 */
export function useCatchUp() {
  const { queries } = useApp()
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  return async ({ message }: CallFailed, changed: readonly QueryKey[]): Promise<void> => {
    const { href } = window.location
    await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })))
    // The screen is drawn with the answers a moment after they are there.
    setTimeout(() => {
      if (!isThere.current && window.location.href === href) showToast(message, { tone: 'error' })
    })
  }
}
