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

/** Whether PostgreSQL takes a text: no NUL character, and no half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The first place of a text that cannot be stored. Parsed input is as deep as its schema. */
function findUnstorable(value: unknown, path: PropertyKey[] = []): PropertyKey[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, item] of Object.entries(value)) {
    const found = isStorable(key) ? findUnstorable(item, [...path, key]) : path
    if (found) return found
  }
  return null
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value) => {
    const parsed = schema.safeParse(value, { reportInput: true })
    if (!parsed.success) return { error: new InputInvalid(parsed.error.issues) }
    const path = findUnstorable(parsed.data)
    if (path) return { error: new InputInvalid([{ code: 'custom', path, message: 'no text', input: value }]) }
    return { value: parsed.data }
  }

/** Strips what the schema does not name; an answer that does not fit is our fault and never leaves. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (value) =>
    JSON.stringify(schema.parse(value))
