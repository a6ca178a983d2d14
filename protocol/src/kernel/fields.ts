import { z } from 'zod'

/** A text that says something: one line of so many characters at most. */
export function line(most: number) {
  return z.string().trim().min(1).max(most)
}

/** Id of a row as whoever asks names it, written as it is stored. */
export const idField = z.uuid().toLowerCase()

/** The path of a call that is about one row. */
export const rowId = z.object({ id: idField })

/** A piece of text, marked where a word of the question stands. */
export const fragment = z.object({ text: z.string(), marked: z.boolean() })

export type Fragment = z.infer<typeof fragment>
