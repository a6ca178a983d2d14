import type { Language } from '@portal/protocol/kernel/languages.ts'

/** What an administrator says of an entry or a country. */
export interface EntryGiven {
  position: number
  words: Record<Language, string>
  isHidden: boolean
}

export function entryColumns({ position, words, isHidden }: EntryGiven) {
  return { position, words: JSON.stringify(words), is_hidden: isHidden, is_edited: true }
}
