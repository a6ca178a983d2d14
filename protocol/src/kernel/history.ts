import { z } from 'zod'
import type { ActionOf, Lifecycle } from './lifecycle.ts'

/** A text of which the type says which ones it may be. */
const named = <Name extends string>() => z.string() as unknown as z.ZodType<Name>

/**
 * A move of a thing through its lifecycle, or another action that its history keeps. Who shows it has a word for each:
 * the type names them, the schema lets through what an older version of the portal wrote.
 */
export function historyEntry<L extends Lifecycle, const Others extends readonly string[] = []>(
  _lifecycle: L,
  ..._others: Others
) {
  return z.object({
    at: z.string(),
    /** Username of who did it; null for the platform itself. */
    by: z.string().nullable(),
    action: named<ActionOf<L> | Others[number]>(),
    from: z.string().nullable(),
    to: z.string(),
    note: z.string().nullable(),
  })
}

/** The same as one of the two sides reads it who move a thing: by which of them, null for the platform itself. */
export function sidedHistoryEntry<L extends Lifecycle>(of: L) {
  return historyEntry(of)
    .omit({ by: true })
    .extend({ side: z.enum(['demander', 'provider']).nullable() })
}
