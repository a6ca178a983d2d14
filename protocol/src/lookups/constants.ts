/** Whether the matter is before a court or a tribunal; a dispute without proceedings may be looked up. */
export const proceedings = ['NONE', 'DISPUTE', 'PENDING', 'CONCLUDED'] as const

export type Proceedings = (typeof proceedings)[number]

/** The agreement (point 4) keeps the portal out of matters with proceedings. */
export const barredProceedings: readonly Proceedings[] = ['PENDING', 'CONCLUDED']

/** Branches of law that one application may be about. */
export const mostDepartments = 5

/** Characters of what happened, and of what is asked. */
export const longestMatter = 5000

/** Characters of a question that search learns. */
export const longestReleased = 500

export const mostLookupFiles = 10

/** Questions, provisions and cases of one result. */
export const mostResultQuestions = 10
export const mostProvisions = 20
export const mostResultCases = 10

/** Characters of how a provision or a case bears on the question. */
export const longestRelevance = 1000

/** Characters of the short answer. */
export const longestAnswer = 20_000

/** Provisions offered for one question of the desk. */
export const mostProvisionsOffered = 10

/** What usually passes is told from so many completed lookups on. */
export const leastForPace = 3
