import { z } from 'zod'

/** What is sent as it is read, once, and held by nobody as a whole. */
export interface ReadContent {
  bytes: number
  /** Closes what it reads, also where its reader is gone before the first of it. */
  read: () => NodeJS.ReadableStream
}

/** What a call with `file` answers instead of the envelope: the bytes, and the name they are saved under. */
export const fileAnswer = z.object({
  name: z.string(),
  content: z.union([
    z.instanceof(Uint8Array),
    z.custom<ReadContent>((value) => typeof value === 'object' && value !== null && 'read' in value),
  ]),
  /** Of a call that names several. */
  mediaType: z.string().optional(),
  /** The browser shows it instead of saving it. */
  isInline: z.boolean().optional(),
  /** Everybody may see it and it never changes: whoever has it need not ask again. */
  isLasting: z.boolean().optional(),
})
