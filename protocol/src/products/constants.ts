/** Providers of a product's team. */
export const mostMembers = 10

/** Products that the page of somebody in their teams shows. */
export const mostOfMember = 10

/** Products whose teams are asked for at once: as many as a page of their list holds. */
export const mostTeamsAsked = 48
