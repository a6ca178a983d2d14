import { z } from 'zod'

/** Markup takes no more room than the text it marks, and some. */
const marksFor = 4

/**
 * A formatted text as HTML of paragraphs, headings, lists, emphasis, quotations and links; whatever else it holds the
 * server leaves out.
 *
 * @param most characters of the text itself
 */
export function richText(most: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(most * marksFor)
    .meta({ richText: most })
}

declare module 'zod' {
  interface GlobalMeta {
    /** Characters of a formatted text, its markup not counted. */
    richText?: number
  }
}
