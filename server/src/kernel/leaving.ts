import type { Language } from '@portal/protocol/kernel/languages.ts'

/** What becomes of a column that points at an account. */
export interface AccountColumn {
  /**
   * When the account's owner leaves: the portal removes the row, the feature's `erase` sees to it, or it stays for a
   * reason.
   */
  leaving: 'row goes' | 'erase' | { kept: string }
  /** Whether its rows are in the owner's data as a file, or why not. */
  exported: true | { not: string }
}

/** Somebody who leaves, as they were. */
export interface Leaver {
  id: string
  username: string
  phone: string | null
  email: string | null
}

/** Somebody's data are asked for by their owner, in a language. */
export interface Owner {
  id: string
  language: Language
}
