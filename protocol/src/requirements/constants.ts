/** To whom the owner opens the attachments: to every verified provider, or to those in negotiation alone. */
export const attachmentReaders = ['NEGOTIATING', 'VERIFIED'] as const

/** Of one requirement. */
export const mostRequirementFiles = 10
export const mostPartners = 10
export const mostOpposing = 10

/** Characters. */
export const longestContent = 20_000
