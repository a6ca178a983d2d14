import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Problems } from './failures.ts'

type TextName<Values> = { [N in keyof Values]: Values[N] extends string ? N : never }[keyof Values] & string

export interface Form<Values> {
  /** The form's `ref`. */
  attach: (element: HTMLFormElement | null) => void
  values: Values
  problems: Problems
  /** Whether anything differs from what the form began with. */
  isChanged: boolean
  change: (changed: Partial<Values>) => void
  /** Shows what is wrong and leads to the first of it; whether nothing is. */
  mark: (problems: Problems) => boolean
  /** Goes back to what the form begins with, after its values were taken over or given up. */
  reset: () => void
  /** What an input of a text takes. */
  text: (name: TextName<Values>) => {
    name: string
    value: string
    error: string | undefined
    onChange: (event: { currentTarget: { value: string } }) => void
  }
}

export interface Draft<Values> {
  key: string
  /** Fields that may be kept: no passwords, codes, identity numbers or files. */
  kept: readonly (keyof Values & string)[]
}

function readText(key: string | undefined): string | null {
  try {
    return key === undefined ? null : sessionStorage.getItem(key)
  } catch {
    // Storage may be closed to the page.
    return null
  }
}

/** What a draft has of the form's fields, as far as it is of their kinds. */
function parseDraft<Values extends object>(
  text: string | null,
  kept: readonly (keyof Values & string)[],
  initial: Values,
): Partial<Values> {
  if (text === null) return {}
  const read = JSON.parse(text) as Partial<Values>
  const isSound = (name: keyof Values) =>
    typeof read[name] === typeof initial[name] && Array.isArray(read[name]) === Array.isArray(initial[name])
  return Object.fromEntries(
    kept.filter(isSound).map((name) => [name, read[name]]),
  ) as unknown as Partial<Values>
}

const never = () => () => {}

export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage may be closed to the page.
  }
}

/** Whether a half-filled form is kept under the key. The server's page knows of none. */
export function useHasDraft(key: string): boolean {
  return useSyncExternalStore(
    never,
    () => readText(key) !== null,
    () => false,
  )
}

/** The values of a form and what is wrong with them. With a draft, a half-filled form survives a reload. */
export function useForm<Values extends object>(initial: Values, draft?: Draft<Values>): Form<Values> {
  const [changed, setChanged] = useState<Partial<Values>>({})
  const [problems, setProblems] = useState<Problems>({})
  const [element, attach] = useState<HTMLFormElement | null>(null)
  const key = draft?.key
  const kept = draft?.kept ?? []
  // The server's page knows of no draft: it comes in after the page has been taken over.
  const drafted = useSyncExternalStore(
    never,
    () => readText(key),
    () => null,
  )
  const values = { ...initial, ...parseDraft(drafted, kept, initial), ...changed }
  const isTouched = Object.keys(changed).length > 0
  const isChanged = (Object.keys(initial) as (keyof Values)[]).some(
    (name) =>
      values[name] !== initial[name] && JSON.stringify(values[name]) !== JSON.stringify(initial[name]),
  )
  const text = JSON.stringify(Object.fromEntries(kept.map((name) => [name, values[name]])))

  useEffect(() => {
    if (key === undefined || !isTouched) return
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // Storage may be closed to the page.
    }
  }, [key, text, isTouched])

  function change(next: Partial<Values>) {
    setChanged((current) => ({ ...current, ...next }))
    setProblems((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !(name in next))))
  }

  return {
    attach,
    values,
    problems,
    isChanged,
    change,
    mark: (found) => {
      // The fields are marked at once, so that the first of them can be found.
      flushSync(() => setProblems(found))
      element?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
      return Object.keys(found).length === 0
    },
    reset: () => {
      if (key !== undefined) forgetDraft(key)
      setChanged({})
      setProblems({})
    },
    text: (name) => ({
      name,
      value: values[name] as string,
      error: problems[name],
      onChange: (event) => change({ [name]: event.currentTarget.value } as unknown as Partial<Values>),
    }),
  }
}
