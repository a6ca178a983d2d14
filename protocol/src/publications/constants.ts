/** Characters of a publication's title, its summary and its text in one language. */
export const longestTitle = 200
export const longestSummary = 500
export const longestContent = 60_000

export const mostPublicationFiles = 10

/** Pictures within a text in one language, and characters of what one shows in words. */
export const mostTextPictures = 20
export const longestPictureText = 300

export const mostSeats = 10_000
/** Hours that a certificate may say somebody was taught. */
export const mostCertificateHours = 200
/** Working days that a product may take. */
export const mostWorkDays = 250

/** Of the same kind or topic, below a publication. */
export const mostRelated = 4

/** Entries of a feed. */
export const mostFeedEntries = 50

/** Hours that a link to read what is not published yet is good for. */
export const previewHours = 72
