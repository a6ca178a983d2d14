import { z } from 'zod'
import { areaShape } from './area-code.ts'

declare module 'zod' {
  interface GlobalMeta {
    /** The dictionary whose codes the field takes. */
    dictionary?: string
  }
}

/** A field that takes a code which its dictionary offers; the server's binding looks whether it does. */
export function dictionaryCode(dictionary: string) {
  return z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{0,49}$/)
    .meta({ dictionary })
}

/** A field that takes a country which the portal offers, by its code (ISO 3166). */
export function countryCode() {
  return z
    .string()
    .regex(/^[A-Z]{2}$/)
    .meta({ dictionary: 'COUNTRY' })
}

/** A field that takes a province, city or region, by its code. */
export function areaCode() {
  return z.string().regex(areaShape).meta({ dictionary: 'AREA' })
}

/** A place in an input that takes codes. */
export interface CodePlace {
  /** Names of fields from the outside in; within a list, each of its items. */
  path: readonly string[]
  dictionary: string
}

/** Every place of an input that takes codes, by what its schema declares. */
export function codePlaces(schema: z.core.$ZodType, path: readonly string[] = []): CodePlace[] {
  const dictionary = z.globalRegistry.get(schema)?.dictionary
  if (dictionary !== undefined) return [{ path, dictionary }]
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => codePlaces(field, [...path, name]))
  }
  if (schema instanceof z.ZodArray) return codePlaces(schema.element, path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => codePlaces(option, path))
  if (schema instanceof z.ZodPipe) return codePlaces(schema.in, path)
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return isWrapped ? codePlaces(schema.unwrap(), path) : []
}
