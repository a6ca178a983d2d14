import { useEffect, useSyncExternalStore } from 'react'
import { useViewer } from '../viewer.ts'
import { attempt, forgetDrafts, ofDrafts, readStored, type Stored } from './stored-drafts.ts'

export interface Draft<Values> {
  key: string
  /** Fields that may be kept: no passwords, codes, identity numbers or files. */
  kept: readonly (keyof Values & string)[]
}

/**
 * Where a draft stands: on the device for whoever is signed in, apart from other accounts; for a visitor in the tab.
 * What a visitor began goes on when they sign in there.
 */
interface Place {
  account: string | undefined
  key: string
}

function storageOf({ account }: Place): Storage {
  return account === undefined ? sessionStorage : localStorage
}

function nameOf({ account, key }: Place): string {
  return ofDrafts + (account === undefined ? key : `${account}:${key}`)
}

function usePlace(key: string): Place {
  return { account: useViewer()?.username, key }
}

const never = () => () => {}

/** In the tab, as a visitor began it. */
const inTab = ({ key }: Place): Place => ({ account: undefined, key })

function readAt(place: Place): string | null {
  return attempt(() => storageOf(place).getItem(nameOf(place)), null)
}

function writeAt(place: Place, values: object): void {
  const stored: Stored = { at: Date.now(), values }
  attempt(() => storageOf(place).setItem(nameOf(place), JSON.stringify(stored)), undefined)
}

function forgetAt(place: Place): void {
  attempt(() => storageOf(place).removeItem(nameOf(place)), undefined)
}

/** The server's page knows of no draft: it comes in after the page is taken over. */
function useStored(place: Place, isKept: boolean): string | null {
  const read = () => (isKept ? (readAt(place) ?? readAt(inTab(place))) : null)
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

/** Begins the form that keeps its draft under a key with texts from elsewhere. */
type Carry = (key: string, texts: Readonly<Record<string, string>>) => void

/** Of a field that says something already, what is carried stands below that. */
function joined(typed: unknown, text: string): string {
  if (typeof typed !== 'string' || typed.trim() === '') return text
  return typed.includes(text.trim()) ? typed : `${typed}\n\n${text}`
}

/** Hands texts on to a form on another page, by its draft: no address ever holds them. */
export function useCarry(): Carry {
  const account = useViewer()?.username
  return (key, texts) => {
    const place = { account, key }
    const typed = (readStored(readAt(place))?.values ?? {}) as Record<string, unknown>
    const carried = Object.entries(texts).map(([name, text]) => [name, joined(typed[name], text)])
    writeAt(place, { ...typed, ...Object.fromEntries(carried) })
  }
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
    forget: () => {
      forgetAt(place)
      forgetAt(inTab(place))
    },
  }
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Keeps a half-filled form as it is typed. An empty field that nobody has touched is not kept: what it begins with may be
 * on its way still.
 *
 * @param typed what of it a draft had, and what was typed since: without any of that, nothing is kept
 */
export function useKeepDraft<Values extends object>(
  values: Values,
  draft: Draft<Values> | undefined,
  { drafted, changed }: { drafted: Partial<Values>; changed: Partial<Values> },
): void {
  const { account, key } = usePlace(draft?.key ?? '')
  const isDrafted = draft !== undefined
  const isKept = (name: keyof Values) => name in drafted || name in changed || !isEmpty(values[name])
  const text = JSON.stringify(
    Object.fromEntries((draft?.kept ?? []).filter(isKept).map((name) => [name, values[name]])),
  )

  useEffect(() => forgetDrafts('old'), [])

  useEffect(() => {
    if (!isDrafted || Object.keys(changed).length === 0) return
    writeAt({ account, key }, JSON.parse(text) as object)
  }, [account, key, text, isDrafted, changed])
}
