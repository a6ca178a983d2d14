import { isRowId } from '@portal/protocol/kernel/row-id.ts'
import { useEffect, useRef, type RefObject } from 'react'
import type { EndlessMore } from '../app/lists/use-endless-list.ts'

/** The comment that an address names by `&comment=`; empty where it names none. */
export function soughtIn(search: URLSearchParams): string {
  const id = search.get('comment') ?? ''
  return isRowId(id) ? id : ''
}

/** Asks for one page of a list after the other while what is sought stands on a later one. */
export function useReach(isFurther: boolean, more: EndlessMore | null): void {
  useEffect(() => {
    if (isFurther && more && !more.isComing) more.ask()
  })
}

/** Brings what is sought before the reader once it is there. */
export function useArrival(isSought: boolean): RefObject<HTMLElement | null> {
  const entry = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isSought) return
    entry.current?.scrollIntoView({ block: 'center' })
    entry.current?.focus({ preventScroll: true })
  }, [isSought])
  return entry
}
