import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { z } from 'zod'

/** A part of the request does not fit its schema; `errors.ts` puts the issues into words. */
export class InputInvalid extends Error {
  override name = 'InputInvalid'
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('input not valid')
    this.issues = issues
  }
}

/** The first place of a NUL character, which PostgreSQL takes in no text. Parsed input is as deep as its schema. */
function findNul(value: unknown, path: PropertyKey[] = []): PropertyKey[] | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, item] of Object.entries(value)) {
    const found = key.includes('\0') ? path : findNul(item, [...path, key])
    if (found) return found
  }
  return null
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value) => {
    const parsed = schema.safeParse(value, { reportInput: true })
    if (!parsed.success) return { error: new InputInvalid(parsed.error.issues) }
    const nul = findNul(parsed.data)
    if (nul) return { error: new InputInvalid([{ code: 'custom', path: nul, message: 'NUL', input: value }]) }
    return { value: parsed.data }
  }

/** Strips what the schema does not name; an answer that does not fit is our fault and never leaves. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (value) =>
    JSON.stringify(schema.parse(value))
