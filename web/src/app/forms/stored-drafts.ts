/** How long a half-filled form is kept, in milliseconds. */
const keptFor = 30 * 86_400_000

/** What the names of drafts begin with. */
export const ofDrafts = 'draft:'

/** Storage may be closed to the page, or full. */
export function attempt<Result>(use: () => Result, otherwise: Result): Result {
  try {
    return use()
  } catch {
    return otherwise
  }
}

export interface Stored {
  /** When it was typed, in milliseconds. */
  at: number
  values: object
}

export function readStored(text: string | null): Stored | null {
  const stored = attempt(() => JSON.parse(text ?? 'null') as Stored | null, null)
  return stored && Date.now() - stored.at < keptFor ? stored : null
}

/** Forgets the drafts that somebody left on the device: of all accounts, or those that are too old. */
export function forgetDrafts(which: 'all' | 'old' = 'all'): void {
  attempt(() => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of Object.keys(storage)) {
        const isDraft = name.startsWith(ofDrafts)
        if (isDraft && (which === 'all' || !readStored(storage.getItem(name)))) storage.removeItem(name)
      }
    }
  }, undefined)
}
