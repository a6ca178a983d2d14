/** Leads to a field; one that stands behind a choice is shown first, by the button that the part around it names. */
export function leadTo(field: HTMLElement): void {
  const part = field.checkVisibility() ? null : field.closest<HTMLElement>('[data-shown-by]')
  const opener = part && document.getElementById(part.dataset['shownBy'] ?? '')
  if (!opener) return field.focus()
  opener.click()
  requestAnimationFrame(() => field.focus())
}
