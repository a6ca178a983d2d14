import { useViewer } from '../viewer.ts'
import { attempt, ofDrafts, type Stored } from './stored-drafts.ts'

/**
 * Where a draft stands: on the device for whoever is signed in, apart from other accounts; for a visitor in the tab.
 * What a visitor began goes on when they sign in there.
 */
export interface Place {
  account: string | undefined
  key: string
}

function storageOf({ account }: Place): Storage {
  return account === undefined ? sessionStorage : localStorage
}

function nameOf({ account, key }: Place): string {
  return ofDrafts + (account === undefined ? key : `${account}:${key}`)
}

export function usePlace(key: string): Place {
  return { account: useViewer()?.username, key }
}

/** In the tab, as a visitor began it. */
export const inTab = ({ key }: Place): Place => ({ account: undefined, key })

export function readAt(place: Place): string | null {
  return attempt(() => storageOf(place).getItem(nameOf(place)), null)
}

export function writeAt(place: Place, values: object): void {
  const stored: Stored = { at: Date.now(), values }
  attempt(() => storageOf(place).setItem(nameOf(place), JSON.stringify(stored)), undefined)
}

export function forgetAt(place: Place): void {
  attempt(() => storageOf(place).removeItem(nameOf(place)), undefined)
}
