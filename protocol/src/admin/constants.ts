/** How a call on the audit log ended. */
export const outcomes = ['done', 'refused'] as const

export const outgoingStates = ['QUEUED', 'SENT', 'REFUSED', 'LATE', 'KEPT'] as const
