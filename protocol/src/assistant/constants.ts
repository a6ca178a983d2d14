/** Most characters of a question. */
export const longestAsked = 2_000

/** Questions that somebody signed in may ask in a day. */
export const askedPerDay = 20

/** Days after which a conversation that was not used is deleted. */
export const conversationDays = 180

/** Earlier questions of a conversation that a new one is understood with. */
export const mostEarlier = 5

/** Passages that an answer shows and may rest on. */
export const mostPassages = 12

/** Most characters of what is said against an answer. */
export const longestRemark = 500

/** To whom a reader consents to send questions abroad: the model that writes, or whoever tells what they mean. */
export const consentsTo = ['model', 'meaning'] as const

/** What a passage is of. */
export const passageKinds = ['law', 'case', 'answered'] as const

export type PassageKind = (typeof passageKinds)[number]

/**
 * Where a question stands. FOUND: passages answer it, no model was asked; UNANSWERED: nothing held answers it; WRITING:
 * a model writes; ANSWERED: it has written; STOPPED: the reader stopped it; FAILED: it broke off, what holds stays.
 */
export const answerStates = ['FOUND', 'UNANSWERED', 'WRITING', 'ANSWERED', 'STOPPED', 'FAILED'] as const

export type AnswerState = (typeof answerStates)[number]

/** Why a sentence that a model wrote was removed. */
export const removalReasons = [
  'NO_CITATION',
  'UNKNOWN_PASSAGE',
  'QUOTE',
  'ARTICLE',
  'NUMBER',
  'DATE',
  'NEGATION',
  'NOT_IN_FORCE',
  'UNHELD_LAW',
] as const

export type RemovalReason = (typeof removalReasons)[number]

/** What a reader thought of an answer. */
export const verdicts = ['UP', 'DOWN'] as const
