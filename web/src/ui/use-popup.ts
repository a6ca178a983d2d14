import { useLayoutEffect, type RefObject } from 'react'
import { useCloseOutside } from './use-close-outside.ts'
import { useEscape } from './use-escape.ts'

/** Up to this width of the window in pixels a popup is a sheet along its foot. */
const widestSheet = 760

/** Between a field and what it opens, and between that and the window's edge, in pixels. */
const gap = 4
const edge = 8

function place(field: HTMLElement, popup: HTMLElement): void {
  const isSheet = window.innerWidth <= widestSheet
  popup.toggleAttribute('data-sheet', isSheet)
  if (isSheet) {
    popup.removeAttribute('style')
    return
  }
  // Label and error stand around what the popup belongs to.
  const at = (field.querySelector('[data-input-box]') ?? field).getBoundingClientRect()
  const below = window.innerHeight - at.bottom - gap - edge
  const isAbove = below < popup.scrollHeight && at.top > below
  const room = isAbove ? at.top - gap - edge : below
  if (popup.role === 'listbox') popup.style.minWidth = `${at.width}px`
  popup.style.maxHeight = `${room}px`
  popup.style.left = `${Math.max(edge, Math.min(at.left, window.innerWidth - popup.offsetWidth - edge))}px`
  popup.style.top = `${isAbove ? at.top - gap - Math.min(popup.scrollHeight, room) : at.bottom + gap}px`
}

/** Shows what a field opens above all else, below the field or on a phone along the foot, until one goes elsewhere. */
export function usePopup(
  root: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
): void {
  useCloseOutside(root, isOpen, setOpen)

  useLayoutEffect(() => {
    const element = popup.current
    const field = root.current
    if (!isOpen || !element || !field) return undefined
    element.showPopover()
    const follow = () => place(field, element)
    follow()
    const sizes = new ResizeObserver(follow)
    sizes.observe(element)
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, true)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, true)
    }
  }, [root, popup, isOpen])

  useEscape(isOpen, () => {
    // Who is in what closes goes on from where it was opened.
    if (popup.current?.contains(document.activeElement))
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    setOpen(false)
  })
}
