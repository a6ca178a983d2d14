/** Whatever is asked of requirements: what one of their calls changes is asked for anew. */
export const requirementsKey = ['requirements']
