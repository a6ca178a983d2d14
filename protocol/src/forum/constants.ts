/** Characters of a post's title, of its text, and of a comment. */
export const longestPostTitle = 120
export const longestPost = 20_000
export const longestComment = 3000

export const mostPostPictures = 9

/** Characters of the words beside a picture. */
export const longestPictureText = 300

/** Replies that are shown with the comment they answer; the others are asked for. */
export const repliesShown = 3

/** Minutes in which what was commented may be changed. */
export const commentEditMinutes = 60

/** Comments that are deleted at once. */
export const mostDeletedComments = 100

/** Posts of the same category, below a post. */
export const mostRelatedPosts = 4

/** What may be reported. */
export const reportedKinds = ['post', 'comment'] as const

export type ReportedKind = (typeof reportedKinds)[number]

/** What is wrong with what is reported. */
export const reportFaults = ['ADVERTISING', 'UNLAWFUL', 'PRIVATE', 'RUDE', 'OFF_MATTER', 'OTHER'] as const

export type ReportFault = (typeof reportFaults)[number]

/** Characters of what a report says beside. */
export const longestReportNote = 500
