import { sql } from 'kysely'

/** What a service begins each of its reviews with. */
export const submitted = { submitted_at: sql<Date>`now()`, reason: null, assigned_to: null }

/** The same of one that was changed, or a case of it. */
export const changed = { ...submitted, revision: sql<number>`revision + 1` }
