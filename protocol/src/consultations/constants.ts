/** Characters of a question, and of an answer. */
export const longestQuestion = 4000
export const longestReply = 20_000

export const mostConsultationFiles = 5

/** Of each kind, while a question is typed. */
export const mostSimilar = 5

/** Characters of what is typed that similar ones are asked for with: an address holds no more. */
export const longestTyped = 400

/** How long an answer usually takes is told from so many answered ones on. */
export const leastForPace = 5
