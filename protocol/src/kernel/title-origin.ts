import { z } from 'zod'
import { languages } from './languages.ts'

/** Whose words a shown title is, and what the act itself is called. */
export const titleOrigin = z.object({
  /** A translation of ours: nobody official calls it so. */
  isOurs: z.boolean(),
  /** The original title, where that is another than the one shown. */
  original: z.object({ title: z.string(), language: z.enum(languages) }).nullable(),
})

export type TitleOrigin = z.infer<typeof titleOrigin>
