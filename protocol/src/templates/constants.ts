export const longestTemplateTitle = 120
export const longestTemplateSummary = 600
/** What a version says of itself beside the one before it. */
export const longestVersionNote = 300
export const longestDraftName = 120

/** Answers of a contract with their names, in characters, all together. */
export const longestAnswers = 60_000
/** Drafts that somebody may have at once. */
export const mostDrafts = 200
/** Earlier answers that are offered for a field. */
export const mostOffered = 5

/** Bytes of a Word document that becomes a template. */
export const templateFileBytes = 5 * 1024 * 1024
