type Field = HTMLInputElement | HTMLTextAreaElement

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

/** Whether it says something else than the server wrote. What file is chosen, no script may say again. */
function isChanged(field: Field): boolean {
  if (field.type === 'file') return false
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** An event that readers cause: React takes over at once the part of the page that it is in. */
function tell(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Goes back to what the server wrote; what does again, before React's eyes, what was done behind its back. */
function takeBack(field: Field): () => void {
  if (isBox(field)) {
    field.checked = field.defaultChecked
    return () => {
      tell(field)
      field.click()
    }
  }
  const typed = field.value
  field.value = field.defaultValue
  return () => {
    tell(field)
    // Past the setter that React has put on the field by now: by way of that one, nothing would have changed for it.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as Field, 'value')!
    set!.call(field, typed)
    tell(field)
  }
}

/**
 * Keeps what a reader does while the page is painted, but not alive yet: on a slow phone that takes seconds. What is typed
 * and ticked, or filled in by the browser, would be gone with the first change of its form; what is pressed would be for
 * nothing.
 *
 * @returns to be called as React begins to take over the page
 */
export function keepEarlyInput(): () => void {
  let pressed: HTMLButtonElement | null = null
  function notePress({ target }: Event) {
    pressed = target instanceof Element ? target.closest('button') : null
  }
  /** What is looked for is found by an address, without any code. */
  function keepForm(event: SubmitEvent) {
    if (event.target instanceof HTMLFormElement && event.target.method === 'post') event.preventDefault()
  }
  const early = new AbortController()
  const { signal } = early
  document.addEventListener('click', notePress, { capture: true, signal })
  document.addEventListener('submit', keepForm, { signal })
  return () => {
    early.abort()
    const last = pressed
    // What stands in no form acts as soon as it changes; some browsers fill it in from an earlier visit.
    const changed = [...document.querySelectorAll<Field>('form :is(input, textarea)')].filter(isChanged)
    // The first that React learns of has it draw the others as the server wrote them.
    for (const redo of changed.map(takeBack)) redo()
    if (last?.isConnected) last.click()
  }
}
