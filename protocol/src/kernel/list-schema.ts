import { z } from 'zod'
import {
  codeShape,
  largestPage,
  largestPageSize,
  mostValues,
  type Filter,
  type List,
  type PageWanted,
  type SentBody,
  type SentFilters,
  type SentQuery,
  type SingleFilter,
  type Wanted,
} from './list.ts'

/** A query string brings digits. */
const digits = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)

type Place = 'query' | 'body'

function whole(place: Place, least: number, most: number) {
  const bounded = z.int().min(least).max(most)
  return place === 'query' ? digits.pipe(bounded) : bounded
}

function single(filter: SingleFilter, place: Place): z.ZodType {
  switch (filter.kind) {
    case 'text':
      return z.string().trim().max(filter.longest)
    case 'choice':
      return z.enum(filter.choices)
    case 'code':
      return z.string().regex(codeShape(filter))
    case 'number':
      return whole(place, filter.least, filter.most)
    case 'day':
      return z.iso.date()
    case 'flag':
      return (
        (place === 'query' ? z.enum(['true', 'false']).transform((word) => word === 'true') : z.boolean())
          // Whoever says that it need not be so narrows nothing.
          .transform((isWanted) => isWanted || undefined)
      )
  }
}

function schemaOf(filter: Filter, place: Place): z.ZodType {
  if (filter.kind === 'choice' && filter.unset !== undefined) {
    return z.enum(filter.choices).default(filter.unset)
  }
  if (filter.kind !== 'several') {
    // A field of a form that was left empty is not set.
    return single(filter, place)
      .transform((value) => (value === '' ? undefined : value))
      .optional()
  }
  const one =
    filter.of.kind === 'text' ? z.string().trim().min(1).max(filter.of.longest) : single(filter.of, place)
  return z.union([one.transform((value) => [value]), z.array(one).min(1).max(mostValues)]).optional()
}

function filterShape(list: List, place: Place) {
  const schemas = Object.entries(list.filters).map(([name, filter]) => [name, schemaOf(filter, place)])
  return Object.fromEntries(schemas) as Record<string, z.ZodType>
}

function shapeOf(list: List, place: Place) {
  return {
    ...filterShape(list, place),
    sort: z.enum(list.sorts).default(list.sorts[0]),
    page: whole(place, 1, largestPage).default(1),
    size: whole(place, 1, largestPageSize).default(list.sizes[0]),
  }
}

/** The fields of an object as its schema has them: those that may be left out are optional. */
type ShapeOf<Output, Input> = {
  [Name in keyof Output & keyof Input]: undefined extends Input[Name]
    ? undefined extends Output[Name]
      ? z.ZodOptional<z.ZodType<NonNullable<Output[Name]>, NonNullable<Input[Name]>>>
      : z.ZodDefault<z.ZodType<Output[Name], NonNullable<Input[Name]>>>
    : z.ZodType<Output[Name], Input[Name]>
}

type Given<Sent> = { [Name in keyof Sent]: Sent[Name] | undefined }

type QueryShape<L extends List> = ShapeOf<PageWanted<L>, Given<SentQuery<L>>>
type BodyShape<L extends List> = ShapeOf<PageWanted<L>, Given<SentBody<L>>>
type FilterShape<L extends List> = ShapeOf<Wanted<L>, Given<SentFilters<L, string>>>

/** The query of the call that answers a page of the list. */
export function listQuery<L extends List>(list: L): z.ZodObject<QueryShape<L>> {
  return z.object(shapeOf(list, 'query')) as unknown as z.ZodObject<QueryShape<L>>
}

/** The body of the call, where it takes one; what the list does not know is refused. */
export function listBody<L extends List>(list: L): z.ZodObject<BodyShape<L>, z.core.$strict> {
  return z.strictObject(shapeOf(list, 'body')) as unknown as z.ZodObject<BodyShape<L>, z.core.$strict>
}

/** The query of a call about all that the filters find; what the list does not know is refused. */
export function listFilters<L extends List>(list: L): z.ZodObject<FilterShape<L>, z.core.$strict> {
  return z.strictObject(filterShape(list, 'query')) as unknown as z.ZodObject<FilterShape<L>, z.core.$strict>
}
