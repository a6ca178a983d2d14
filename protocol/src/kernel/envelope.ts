import { z } from 'zod'

/** What every answer looks like: a code of the catalogue, its words in the request's language, and the data. */
export interface Envelope<Data> {
  code: string
  message: string
  data: Data
}

export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ code: z.string(), message: z.string(), data })
}

/** A field that is not valid: its path in the input, dots between the steps, and what is wrong with it. */
export interface FieldProblem {
  field: string
  message: string
}
