import { createContext, use, useLayoutEffect } from 'react'

/** Why a field cannot be sent yet: a file is on its way, or what is typed cannot be read. */
export type Held = 'sending' | 'unread'

/** The fields of a form that cannot be sent yet, by their names; null outside of one. */
export const HeldFields = createContext<Map<string, Held> | null>(null)

/** Holds a form while one of its fields cannot be sent: its value says nothing of what is under way. */
export function useHeld(name: string | undefined, held: Held | null): void {
  const fields = use(HeldFields)
  useLayoutEffect(() => {
    if (!fields || name === undefined || held === null) return undefined
    fields.set(name, held)
    return () => void fields.delete(name)
  }, [fields, name, held])
}
