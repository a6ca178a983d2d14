import { z } from 'zod'
import { ContentProblem } from '../import/content-problem.ts'

/** A line of a file of questions. An article's text is not read: what counts is what the portal holds under its name. */
export const questionDocument = z.object({
  question: z.string().trim().min(1).max(2000),
  articles: z.array(z.object({ name: z.string().trim().min(1).max(300) })).max(100),
})

export type QuestionDocument = z.output<typeof questionDocument>

/** @throws ContentProblem that names what is wrong */
export function checkQuestion(value: unknown): QuestionDocument {
  const { data, error } = questionDocument.safeParse(value)
  if (error) {
    const { path, message } = error.issues[0]!
    throw new ContentProblem(`${path.length === 0 ? 'the question' : path.join('.')}: ${message}`)
  }
  if (/\0/.test(JSON.stringify(data).replaceAll('\\u0000', '\0'))) {
    throw new ContentProblem('holds the character U+0000')
  }
  return data
}
