import { useEffect, useRef, useSyncExternalStore } from 'react'
import { forgetAt, inTab, readAt, usePlace, writeAt, type Place } from './draft-place.ts'
import { forgetDrafts, readStored } from './stored-drafts.ts'

export interface Draft<Values> {
  key: string
  /** Fields that may be kept: no passwords, codes, identity numbers or files. */
  kept: readonly (keyof Values & string)[]
}

const never = () => () => {}

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
 * @param typed what of it a draft had, and what was typed since, without which nothing is kept
 */
export function useKeepDraft<Values extends object>(
  values: Values,
  draft: Draft<Values> | undefined,
  { drafted, changed }: { drafted: Partial<Values>; changed: Partial<Values> },
): void {
  const { account, key } = usePlace(draft?.key ?? '')
  const owner = useRef(account)
  const isDrafted = draft !== undefined
  const isKept = (name: keyof Values) => name in drafted || name in changed || !isEmpty(values[name])
  const text = JSON.stringify(
    Object.fromEntries((draft?.kept ?? []).filter(isKept).map((name) => [name, values[name]])),
  )

  useEffect(() => forgetDrafts('old'), [])

  useEffect(() => {
    const isTyped = isDrafted && Object.keys(changed).length > 0
    // Whose it was has signed out, or their session has ended: nobody else gets it.
    if (isTyped && owner.current !== undefined && owner.current !== account) return
    owner.current = account
    if (isTyped) writeAt({ account, key }, JSON.parse(text) as object)
  }, [account, key, text, isDrafted, changed])
}
