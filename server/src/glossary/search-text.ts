import type { Concept } from '@portal/protocol/glossary/schemas.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { fold } from '../text/characters.ts'

/** The words of a concept in all languages, folded, each between line feeds. */
export function searchText(words: Omit<Concept, 'id' | 'branch'>): string {
  const all = languages.flatMap((language) => {
    const { term, also, lay } = words[language]
    return [term, ...also, ...lay]
  })
  return `\n${all.map(fold).join('\n')}\n`
}
