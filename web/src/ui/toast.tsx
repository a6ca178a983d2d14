import { useSyncExternalStore } from 'react'
import classes from './toast.module.css'

/** How long a message stays on the screen. */
const milliseconds = 5000

interface Toast {
  id: string
  message: string
  tone: 'info' | 'error'
}

let toasts: readonly Toast[] = []
const none: readonly Toast[] = []
const listeners = new Set<() => void>()
let count = 0

function set(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message for five seconds; one of the same id takes the earlier one's place. */
export function showToast(
  message: string,
  { tone = 'info', id = String((count += 1)) }: Partial<Toast> = {},
): void {
  const toast: Toast = { id, message, tone }
  set([...toasts.filter((other) => other.id !== id), toast])
  setTimeout(() => set(toasts.filter((other) => other !== toast)), milliseconds)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The messages now on the screen, read out as they come. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
  return (
    <div className={`${classes.toasts} no-print`} role="status" aria-live="polite">
      {shown.map(({ id, message, tone }) => (
        <p key={id} className={classes.toast} data-tone={tone}>
          {message}
        </p>
      ))}
    </div>
  )
}
