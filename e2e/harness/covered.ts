/**
 * Runs in the page: controls that a pointer does not reach where they are drawn, as something else lies over them.
 */
export function coveredControls(): string[] {
  const top = document.querySelector('dialog:modal') ?? document
  const middle = ({ left, top: upper, width, height }: DOMRect) =>
    [left + width / 2, upper + height / 2] as const

  /** A menu or calendar that is open, a toast, a notice: they go, or let what scrolls pass. */
  const passing = '[data-open="true"], [role="dialog"], [role="status"], [data-notice]'

  function reaches(control: Element, hit: Element): boolean {
    const over = hit.closest(passing)
    const isPassing = over !== null && !over.contains(control)
    return isPassing || control.contains(hit) || hit.closest('label')?.control === control
  }

  return [...top.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap((control) => {
    const isDrawn = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isMeant = getComputedStyle(control).pointerEvents !== 'none'
    // Of a table that stands as cards only who hears it has the head.
    const isHeard = control.closest('thead')?.clientWidth === 1
    if (!isDrawn || !isMeant || isHeard || control.closest('[inert]')) return []
    control.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
    const box = [...control.getClientRects()].find(({ width, height }) => width > 4 && height > 4)
    if (!box) return []
    const hit = document.elementFromPoint(...middle(box))
    // What stands outside the window comes into it when it has the focus.
    if (!hit || reaches(control, hit)) return []
    const named = (element: Element) => `${element.tagName} ${element.getAttribute('class')}`
    return [`covered: ${named(control)} ${control.textContent.trim().slice(0, 40)}, by ${named(hit)}`]
  })
}
