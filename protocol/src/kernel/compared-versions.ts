import { z } from 'zod'
import { languages } from './languages.ts'

/** A piece of text that two versions share, or that one of them alone has. */
const comparedRun = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })

export type ComparedRun = z.infer<typeof comparedRun>

/** A paragraph of a text, or of a picture within it what it shows in words. */
const comparedBlock = z.object({ isPicture: z.boolean(), runs: z.array(comparedRun) })

export type ComparedBlock = z.infer<typeof comparedBlock>

/** What two versions say in one language; blocks of the text each for itself. */
const comparedLanguage = z.object({
  language: z.enum(languages),
  title: z.array(comparedRun),
  summary: z.array(comparedRun),
  content: z.array(comparedBlock),
})

export type ComparedLanguage = z.infer<typeof comparedLanguage>

/** Two versions of what the desk edits beside each other; `head` tells of one of them. */
export function comparedVersions<Head extends z.ZodType>(head: Head) {
  return z.object({ older: head, newer: head, languages: z.array(comparedLanguage) })
}
