import { z } from 'zod'
import { idField, line } from '../kernel/fields.ts'
import { historyEntry } from '../kernel/history.ts'
import { languages } from '../kernel/languages.ts'
import { moderator } from '../kernel/review.ts'
import { shownProvider } from '../kernel/shown-provider.ts'
import { userTypes } from '../kernel/user-types.ts'
import { evaluatedKinds, evaluationFaults, longestEvaluation, mostStars } from './constants.ts'
import { evaluationLifecycle, evaluationModeratorActions } from './lifecycle.ts'

/** A cooperation or an order, by its kind and id. */
export const evaluated = z.object({ kind: z.enum(evaluatedKinds), id: idField })

export const evaluationBody = z.strictObject({
  ...evaluated.shape,
  stars: z.int().min(1).max(mostStars),
  content: z.string().trim().min(1).max(longestEvaluation),
})

export const evaluationReply = z.strictObject({ content: z.string().trim().min(1).max(longestEvaluation) })

/** Which fault it, or the answer to it, is refused for, and the words its author reads. */
export const evaluationRefusal = z.strictObject({ fault: z.enum(evaluationFaults), reason: line(500) })

export const evaluation = z.object({
  id: z.string(),
  stars: z.int(),
  content: z.string(),
  /** The language it is written in. */
  language: z.enum(languages),
  /** Never by name. */
  author: z.object({ userType: z.enum(userTypes) }),
  /** What was done: the title of the service, or the type of the requirement's help. */
  service: z.object({ id: z.string(), title: z.string() }).nullable(),
  helpType: z.string(),
  /** Instants (ISO 8601). */
  at: z.string(),
  reply: z.object({ content: z.string(), at: z.string() }).nullable(),
})

/** From `leastForAverage` on, with how many. */
export const evaluationAverage = z.object({ count: z.int(), average: z.number().nullable() })

/** The evaluation of one's own work, to its two sides: to the provider once it is shown. */
export const evaluationOf = z.object({
  evaluation: evaluation
    .extend({
      state: z.enum(evaluationLifecycle.states),
      reason: z.string().nullable(),
      /** Why the answer was taken down, which its provider alone reads from then on; null where it was not. */
      replyReason: z.string().nullable(),
    })
    .nullable(),
  /** The reader is asked for one still: some time after the work nobody is. */
  isAsked: z.boolean(),
  abilities: z.array(z.enum(['add', 'reply'])),
})

export const reviewedEvaluationRow = z.object({
  ...evaluation.shape,
  state: z.enum(evaluationLifecycle.states),
  /** Null once its author has left. */
  username: z.string().nullable(),
  provider: shownProvider,
  submittedAt: z.string(),
  assignedTo: moderator.nullable(),
})

export const reviewedEvaluation = z.object({
  ...reviewedEvaluationRow.shape,
  fault: z.enum(evaluationFaults).nullable(),
  reason: z.string().nullable(),
  /** Why the answer was taken down; null where it was not. */
  replyFault: z.enum(evaluationFaults).nullable(),
  replyReason: z.string().nullable(),
  abilities: z.array(z.enum(evaluationModeratorActions)),
  history: z.array(historyEntry(evaluationLifecycle)),
  /** Who may take it over. */
  moderators: z.array(moderator),
})
