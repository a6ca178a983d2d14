/** How well somebody works in a language. */
export const languageLevels = ['NATIVE', 'FLUENT', 'WORKING'] as const

export type LanguageLevel = (typeof languageLevels)[number]

/** Working languages of one provider. */
export const mostLanguages = 12
