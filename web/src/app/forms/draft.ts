import { useEffect, useSyncExternalStore } from 'react'
import { useViewer } from '../viewer.ts'

export interface Draft<Values> {
  key: string
  /** Fields that may be kept: no passwords, codes, identity numbers or files. */
  kept: readonly (keyof Values & string)[]
}

/** How long a half-filled form is kept, in milliseconds. */
const keptFor = 30 * 86_400_000

const ofAccounts = 'draft:'

/** Where a draft stands: on the device for whoever is signed in, apart from other accounts; for a visitor in the tab. */
interface Place {
  account: string | undefined
  key: string
}

function storageOf({ account }: Place): Storage {
  return account === undefined ? sessionStorage : localStorage
}

function nameOf({ account, key }: Place): string {
  return account === undefined ? key : `${ofAccounts}${account}:${key}`
}

function usePlace(key: string): Place {
  return { account: useViewer()?.username, key }
}

/** Storage may be closed to the page, or full. */
function attempt<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use()
  } catch {
    return otherwise
  }
}

interface Stored {
  /** When it was typed, in milliseconds. */
  at: number
  values: object
}

function readStored(text: string | null): Stored | null {
  const stored = attempt(() => JSON.parse(text ?? 'null') as Stored | null, null)
  return stored && Date.now() - stored.at < keptFor ? stored : null
}

const never = () => () => {}

/** The server's page knows of no draft: it comes in after the page is taken over. */
function useStored(place: Place, isKept: boolean): string | null {
  const read = () => (isKept ? attempt(() => storageOf(place).getItem(nameOf(place)), null) : null)
  return useSyncExternalStore(never, read, () => null)
}

/** What a draft has of the form's fields, as far as it is of their kinds. */
function soundPart<Values extends object>(
  read: Partial<Values>,
  kept: readonly (keyof Values & string)[],
  initial: Values,
): Partial<Values> {
  const isSound = (name: keyof Values) =>
    typeof read[name] === typeof initial[name] && Array.isArray(read[name]) === Array.isArray(initial[name])
  return Object.fromEntries(
    kept.filter(isSound).map((name) => [name, read[name]]),
  ) as unknown as Partial<Values>
}

/** Forgets the drafts that somebody left on the device: of all accounts, or those that are too old. */
export function forgetDrafts(which: 'all' | 'old' = 'all'): void {
  attempt(() => {
    for (const name of Object.keys(localStorage)) {
      const isDraft = name.startsWith(ofAccounts)
      if (isDraft && (which === 'all' || !readStored(localStorage.getItem(name))))
        localStorage.removeItem(name)
    }
  }, undefined)
}

/** Whether a half-filled form is kept under the key. */
export function useHasDraft(key: string): boolean {
  return readStored(useStored(usePlace(key), true)) !== null
}

/** A half-filled form as it was typed, and a way to forget it. */
export function useDraft<Values extends object>(
  initial: Values,
  draft: Draft<Values> | undefined,
): { drafted: Partial<Values>; forget: () => void } {
  const place = usePlace(draft?.key ?? '')
  const stored = readStored(useStored(place, draft !== undefined))
  return {
    drafted: soundPart((stored?.values ?? {}) as Partial<Values>, draft?.kept ?? [], initial),
    forget: () => attempt(() => storageOf(place).removeItem(nameOf(place)), undefined),
  }
}

/**
 * Keeps a half-filled form as it is typed.
 *
 * @param changed what of it was typed: without any, nothing is kept
 */
export function useKeepDraft<Values extends object>(
  values: Values,
  draft: Draft<Values> | undefined,
  changed: Partial<Values>,
): void {
  const { account, key } = usePlace(draft?.key ?? '')
  const isDrafted = draft !== undefined
  const text = JSON.stringify(Object.fromEntries((draft?.kept ?? []).map((name) => [name, values[name]])))

  useEffect(() => forgetDrafts('old'), [])

  useEffect(() => {
    if (!isDrafted || Object.keys(changed).length === 0) return
    const stored: Stored = { at: Date.now(), values: JSON.parse(text) as object }
    const place = { account, key }
    attempt(() => storageOf(place).setItem(nameOf(place), JSON.stringify(stored)), undefined)
  }, [account, key, text, isDrafted, changed])
}
