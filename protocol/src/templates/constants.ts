export const longestTemplateTitle = 120
export const longestTemplateSummary = 600
/** What a version says of itself beside the one before it. */
export const longestVersionNote = 300
export const longestDraftName = 120

/** What names a part of a template: a field, a step, a clause, a choice. */
export const partName = /^[a-z][A-Za-z0-9]*$/
export const longestPartName = 40
/** Words by which an editor looks for an article. */
export const longestBasisKeyword = 300

/** Answers of a contract with their names, in characters, all together. */
export const longestAnswers = 60_000
/** Drafts that somebody may have at once. */
export const mostDrafts = 200
/** Earlier answers that are offered for a field. */
export const mostOffered = 5

/** Bytes of a Word document that becomes a template. */
export const templateFileBytes = 5 * 1024 * 1024

/**
 * Kinds of answers. A `text` is a line, a `longText` paragraphs; an `email` an address; a `day` an ISO date; `number`, `percent` and `money`
 * decimals as strings, money with 2 places and its currency in another field; `country` a code; `party` nothing of its
 * own: a name as registered.
 */
export const fieldKinds = [
  'text',
  'longText',
  'email',
  'number',
  'percent',
  'money',
  'day',
  'choice',
  'yesNo',
  'country',
  'currency',
] as const

/** What the reader’s own profile answers. */
export const profileSources = [
  'name',
  'registrationNumber',
  'address',
  'legalRepresentative',
  'contactName',
  'contactPhone',
  'email',
] as const
