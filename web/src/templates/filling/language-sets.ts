import { languages, type Language } from '@portal/protocol/kernel/languages.ts'

/** One language, or two beside each other. */
export type LanguageSet = readonly [Language] | readonly [Language, Language]

/** In what a template can be read and had, two beside each other first; what the reader reads goes before others. */
export function languageSets(held: readonly Language[], reader: Language): LanguageSet[] {
  const inOrder = languages.filter((language) => held.includes(language))
  const pairs = inOrder.flatMap((one, at) => inOrder.slice(at + 1).map((other) => [one, other] as const))
  const singles = inOrder.map((language) => [language] as const)
  const isRead = (set: LanguageSet) => set.some((language) => language === reader)
  const sets = [...pairs, ...singles]
  return [...sets.filter(isRead), ...sets.filter((set) => !isRead(set))]
}

export function keyOf(set: LanguageSet): string {
  return set.join('-')
}

/** The set of a key; the first where none has it. */
export function setOf(sets: readonly LanguageSet[], key: string | null): LanguageSet {
  return sets.find((set) => keyOf(set) === key) ?? sets[0] ?? [languages[0]]
}
