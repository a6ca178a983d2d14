import { z } from 'zod'

/** What a call with `file` answers instead of the envelope: the bytes, and the name they are saved under. */
export const fileAnswer = z.object({
  name: z.string(),
  content: z.instanceof(Uint8Array),
  /** Of a call that names several. */
  mediaType: z.string().optional(),
  /** The browser shows it instead of saving it. */
  isInline: z.boolean().optional(),
  /** Everybody may see it and it never changes: whoever has it need not ask again. */
  isLasting: z.boolean().optional(),
})
