/** What can be wrong with a content; each names the place it is at. */
export const contentProblemKinds = [
  /** A text or a condition names a field that there is not: `name`. */
  'unknownField',
  /** A text names a clause that has no number: `name`. */
  'unknownClause',
  /** A text holds braces that name nothing. */
  'strayBraces',
  /** Nothing uses a field. */
  'unusedField',
  /** Two have one name: `name`. */
  'sameName',
  /** A choice has nothing to choose from; another kind of field has. */
  'optionsMissing',
  'optionsUnneeded',
  /** A condition asks for an answer that its field does not take: `name`. */
  'unknownOption',
  /** A condition asks for the answer to a field that is neither a choice nor a yes or no: `name`. */
  'unfitCondition',
  /** Conditions of fields lead back to where they began. */
  'circle',
  /** A text is not there in a language that the template has: `language`. */
  'languageMissing',
  /** A text names other fields or clauses in a language than in Chinese: `language`. */
  'placesDiffer',
  /** A text that is translated is of a kind that needs none. */
  'unfitTranslation',
  /** The least that is allowed is more than the most. */
  'boundsCrossed',
  /** A law, or an article of it, that the portal does not hold: `name`. */
  'basisNotHeld',
] as const

export type ContentProblemKind = (typeof contentProblemKinds)[number]
