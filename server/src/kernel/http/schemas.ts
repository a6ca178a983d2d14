import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { z } from 'zod'
import { InputInvalid } from '../refusal.ts'
import { isUnseen } from '../unseen.ts'
import { fieldName, fieldRefusals } from './field-refusals.ts'

/** A NUL character, which PostgreSQL takes in no text, or a title, a name, a comment that nobody would see. */
const isUnreadable = (text: string) => text.includes('\0') || (isUnseen(text) && text.trim() !== '')

/**
 * The first place of a text that cannot be read. Halves of surrogate pairs, which PostgreSQL does not take either and
 * which say nothing, are replaced on the way. Parsed input is as deep as its schema.
 */
function findUnreadable(holder: Record<string, unknown>): PropertyKey[] | null {
  for (const [key, value] of Object.entries(holder)) {
    if (key.includes('\0')) return []
    if (typeof value === 'string') {
      if (isUnreadable(value)) return [key]
      if (!value.isWellFormed()) holder[key] = value.toWellFormed()
    } else if (typeof value === 'object' && value !== null) {
      const found = findUnreadable(value as Record<string, unknown>)
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
    const unreadable = isHolder ? findUnreadable(parsed.data as Record<string, unknown>) : null
    if (unreadable) return { error: new InputInvalid([{ field: fieldName(unreadable), rule: 'notText' }]) }
    return { value: parsed.data }
  }

/** Strips what the schema does not name; an answer that does not fit is our fault and never leaves. */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema }) =>
  (value) =>
    JSON.stringify(schema.parse(value))
