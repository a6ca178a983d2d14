/** Of one service (specification, section 9). */
export const mostCases = 3

/** Characters. */
export const longestServiceContent = 20_000
export const longestServiceDescription = 300
export const longestCaseContent = 5000
