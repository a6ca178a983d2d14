import type { Concept, ConceptWords } from '@portal/protocol/glossary/schemas.ts'
import { languages, type Language } from '@portal/protocol/kernel/languages.ts'

/** What the form of a concept holds: lists are written one a line. */
export type ConceptValues = { id: string; branch: string } & Record<
  `${Language}${'Term' | 'Also' | 'Lay'}`,
  string
>

const none: ConceptWords = { term: '', also: [], lay: [] }

export function valuesOf(concept: Concept | null): ConceptValues {
  const words = languages.flatMap((language) => {
    const { term, also, lay } = concept?.[language] ?? none
    return [
      [`${language}Term`, term],
      [`${language}Also`, also.join('\n')],
      [`${language}Lay`, lay.join('\n')],
    ]
  })
  return {
    id: concept?.id ?? '',
    branch: concept?.branch ?? '',
    ...Object.fromEntries(words),
  } as ConceptValues
}

function lines(text: string): string[] {
  const words = text.split('\n').map((line) => line.trim())
  return [...new Set(words.filter(Boolean))]
}

/** The words in each language, as the call takes them. */
export function bodyOf(values: ConceptValues): Record<Language, ConceptWords> {
  const words = (language: Language): ConceptWords => ({
    term: values[`${language}Term`].trim(),
    also: lines(values[`${language}Also`]),
    lay: lines(values[`${language}Lay`]),
  })
  return { zh: words('zh'), en: words('en'), ru: words('ru') }
}

/** Most items of a list that the call takes. */
const mostItems = 30

/** The form's field for each field of the call; an item of a list belongs to the list's field. */
export const fieldOf: Readonly<Record<string, string>> = Object.fromEntries(
  languages.flatMap((language) => [
    [`${language}.term`, `${language}Term`],
    ...(['also', 'lay'] as const).flatMap((list) => {
      const field = `${language}${list === 'also' ? 'Also' : 'Lay'}`
      const items = Array.from({ length: mostItems }, (_, place) => [`${language}.${list}.${place}`, field])
      return [[`${language}.${list}`, field], ...items]
    }),
  ]),
)
