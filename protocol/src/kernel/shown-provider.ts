import { z } from 'zod'
import { userTypes } from './user-types.ts'

/** A provider, as whoever wants their help needs to know them. */
export const shownProvider = z.object({
  id: z.string(),
  name: z.string(),
  userType: z.enum(userTypes),
  picture: z.string().nullable(),
  /** Where a lawyer is admitted or an agency registered, of those abroad (ISO 3166). */
  admittedIn: z.string().nullable(),
  /** In use and verified; not of who has left, is suspended, or is verified no more. */
  isVerified: z.boolean(),
})

export type ShownProvider = z.output<typeof shownProvider>
