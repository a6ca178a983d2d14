import { z } from 'zod'
import { userTypes } from './user-types.ts'

/** A provider, as whoever wants their help needs to know them. */
export const shownProvider = z.object({
  id: z.string(),
  name: z.string(),
  userType: z.enum(userTypes),
  picture: z.string().nullable(),
  /** Where they are admitted, of those admitted abroad (ISO 3166); they do not advise on Chinese law. */
  admittedIn: z.string().nullable(),
  /** In use and verified; not of who has left, is suspended, or is verified no more. */
  isVerified: z.boolean(),
})

export type ShownProvider = z.output<typeof shownProvider>
