/** What can be evaluated. */
export const evaluatedKinds = ['cooperation', 'order'] as const

export type EvaluatedKind = (typeof evaluatedKinds)[number]

export const mostStars = 5

/** Nobody owes an evaluation: who has given none in so many days is not asked any more. */
export const askedDays = 60

/** An average is shown from so many on. */
export const leastForAverage = 3

/** Characters. */
export const longestEvaluation = 2000

/** Why an evaluation may be refused or taken down; never as unfavourable. */
export const evaluationFaults = ['UNLAWFUL', 'PRIVATE', 'OFF_MATTER'] as const

export type EvaluationFault = (typeof evaluationFaults)[number]
