import { z } from 'zod'
import { line } from './fields.ts'
import { historyEntry } from './history.ts'
import type { Lifecycle, StateOf } from './lifecycle.ts'
import { userTypes } from './user-types.ts'

/** What somebody does to what is another's is explained to them. */
export const reasonBody = z.strictObject({ reason: line(500) })

/** What a reviewer has read of it. Where it was changed since, 795413 answers with it as it is now. */
export const asRead = z.strictObject({ revision: z.int().min(0) })

/** The same of what is refused. */
export const reasonAsRead = reasonBody.extend(asRead.shape)

/** An administrator who reviews, or may. */
export const moderator = z.object({ id: z.string(), username: z.string() })

/** A line of a queue of what waits to be reviewed, whatever is reviewed: whose, since when, what of. */
export function reviewRow<L extends Lifecycle>(lifecycle: L) {
  return z.object({
    id: z.string(),
    accountId: z.string(),
    username: z.string(),
    userType: z.enum(userTypes),
    /** By which the reviewer knows it. */
    name: z.string(),
    state: z.enum(lifecycle.states as readonly StateOf<L>[]),
    /** A change of what is valid, beside which it is shown. */
    isChange: z.boolean(),
    /** Instant (ISO 8601). */
    submittedAt: z.string(),
  })
}

/** What is reviewed, whole: what was given, beside what is valid where it changes that, and what may be decided. */
export function reviewDetail<
  L extends Lifecycle,
  Given extends z.ZodType,
  const Decisions extends readonly [string, ...string[]],
>(lifecycle: L, given: Given, decisions: Decisions) {
  return z.object({
    ...reviewRow(lifecycle).shape,
    decidedAt: z.string().nullable(),
    /** Username. */
    decidedBy: z.string().nullable(),
    /** Why it was refused. */
    reason: z.string().nullable(),
    given,
    /** What is valid now; null of what is no change. */
    valid: given.nullable(),
    abilities: z.array(z.enum(decisions)),
    history: z.array(historyEntry(lifecycle)),
  })
}
