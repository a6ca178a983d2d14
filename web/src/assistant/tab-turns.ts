import type { Turn } from '@portal/protocol/assistant/schemas.ts'
import { useSyncExternalStore } from 'react'

/** Where a visitor's conversation stands: in the tab, and nowhere else. */
const storageName = 'asked'

/** The last of a long conversation: storage is small. */
const mostKept = 10

const none: readonly Turn[] = []
const listeners = new Set<() => void>()
let known: { text: string | null; turns: readonly Turn[] } = { text: null, turns: none }

function readText(): string | null {
  try {
    return sessionStorage.getItem(storageName)
  } catch {
    return known.text
  }
}

/** The same turns as long as the same text is stored. */
function read(): readonly Turn[] {
  const text = readText()
  if (text !== known.text) known = { text, turns: text === null ? none : (JSON.parse(text) as Turn[]) }
  return known.turns
}

function write(turns: readonly Turn[]): void {
  const kept = turns.slice(-mostKept)
  const text = kept.length === 0 ? null : JSON.stringify(kept)
  known = { text, turns: kept }
  try {
    if (text === null) sessionStorage.removeItem(storageName)
    else sessionStorage.setItem(storageName, text)
  } catch {
    // Storage may be closed to the page, or full: the conversation then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function addTabTurn(turn: Turn): void {
  write([...read(), turn])
}

export function forgetTabTurns(): void {
  write(none)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a visitor asked in this tab; the server's page knows of none. */
export function useTabTurns(): readonly Turn[] {
  return useSyncExternalStore(subscribe, read, () => none)
}
