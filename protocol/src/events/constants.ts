/** Hours before an event in which whoever has a seat is reminded of it. */
export const remindedHours = 24

/** Hours before an event from which on it is noted who is there. */
export const checkInHours = 1

/** Characters of the name that stands on the list and the certificate, of a company, and of what is said beside. */
export const longestApplicant = 60
export const longestCompany = 100
export const longestApplicationNote = 500

/** Characters of what is taken for a certificate's number. */
export const longestCertificateNumber = 40

/** Events whose seats are asked for at once. */
export const mostEventsAsked = 50

/** Applications that are marked at once. */
export const mostMarked = 200
