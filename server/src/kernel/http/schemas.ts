import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { z } from 'zod'
import { InputInvalid } from '../refusal.ts'
import { fieldName, fieldRefusals } from './field-refusals.ts'

/**
 * The first place of a NUL character, which PostgreSQL takes in no text. Halves of surrogate pairs, which it does not
 * take either and which say nothing, are replaced on the way. Parsed input is as deep as its schema.
 */
function findNul(holder: Record<string, unknown>): PropertyKey[] | null {
  for (const [key, value] of Object.entries(holder)) {
    if (key.includes('\0')) return []
    if (typeof value === 'string') {
      if (value.includes('\0')) return [key]
      if (!value.isWellFormed()) holder[key] = value.toWellFormed()
    } else if (typeof value === 'object' && value !== null) {
      const found = findNul(value as Record<string, unknown>)
      if (found) return [key, ...found]
    }
  }
  return null
}

export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value) => {
    const parsed = schema.safeParse(value, { reportInput: true })
    if (!parsed.success) return { error: new InputInvalid(fieldRefusals(parsed.error.issues)) }
    const isHolder = typeof parsed.data === 'object' && parsed.data !== null
    const nul = isHolder ? findNul(parsed.data as Record<string, unknown>) : null
    if (nul) return { error: new InputInvalid([{ field: fieldName(nul), rule: 'notText' }]) }
    return { value: parsed.data }
  }

/** Strips what the schema does not name; an answer that does not fit is our fault and never leaves. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (value) =>
    JSON.stringify(schema.parse(value))
