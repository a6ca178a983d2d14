/** Whose reviews a moderator looks at; OPEN are their own and nobody's. */
export const reviewerChoices = ['ME', 'NOBODY', 'OPEN'] as const

export type ReviewerChoice = (typeof reviewerChoices)[number]
