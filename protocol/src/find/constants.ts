/** Kinds of what is searched, in the order of their tabs: those of the search engine's collections. */
export const foundKinds = [
  'law',
  'case',
  'requirement',
  'service',
  'provider',
  'consultation',
  'publication',
  'post',
  'template',
] as const

export type FoundKind = (typeof foundKinds)[number]

/** Characters of what is searched for. */
export const longestFound = 500

/** Of each kind, where all are shown beside each other. */
export const mostOfKind = 3
