import type { Concept, ConceptWords } from '@portal/protocol/glossary/schemas.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'

/** What the form of a concept holds: lists are written one a line. */
type ConceptValues = { id: string; branch: string } & Record<`${Language}.${keyof ConceptWords}`, string>

const none: ConceptWords = { term: '', also: [], lay: [] }

export function valuesOf(concept: Concept | null): ConceptValues {
  const words = languages.flatMap((language) => {
    const { term, also, lay } = concept?.[language] ?? none
    return [
      [`${language}.term`, term],
      [`${language}.also`, also.join('\n')],
      [`${language}.lay`, lay.join('\n')],
    ]
  })
  return {
    id: concept?.id ?? '',
    branch: concept?.branch ?? '',
    ...Object.fromEntries(words),
  } as ConceptValues
}
