/** How often somebody is told of what is new. */
export const frequencies = ['DAILY', 'WEEKLY'] as const

export type Frequency = (typeof frequencies)[number]

/** Of what an alert tells: what a search finds, a law, one of its articles. */
export const alertKinds = ['SEARCH', 'LAW', 'ARTICLE'] as const

export type AlertKind = (typeof alertKinds)[number]

/** Alerts of one person. */
export const mostAlerts = 50

export const longestAlertName = 200

/** Of what is new, so much is named; the rest is counted. */
export const mostTold = 10

/** Days for which a link that confirms an address for alerts is good. */
export const confirmationDays = 3

/** What comes of asking for e-mail: it comes, the address is to be confirmed first, or there is no address. */
export const mailStates = ['CONFIRMED', 'UNCONFIRMED', 'NONE'] as const

export type MailState = (typeof mailStates)[number]

/** What a link in an e-mail leads to: something to do, something done already, or nothing. */
export const linkStates = ['OPEN', 'DONE', 'INVALID'] as const
