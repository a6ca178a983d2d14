import type { z } from 'zod'
import type { List } from './list.ts'
import type { AdminRole, UserType } from './user-types.ts'

/** All calls stand below this path. */
export const apiPrefix = '/api/frLegalPlatform'

/**
 * Who may make a call: anyone, anyone signed in, the user types listed, or administrators with one of the roles
 * (SUPER has them all) who have passed their second factor.
 */
export type Access = 'public' | 'user' | readonly UserType[] | { readonly roles: readonly AdminRole[] }

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call of the protocol. The server binds it to an action, the screens ask through it, the documentation
 * and the tests are made from it.
 */
export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Granted extends Access = Access,
> {
  method: Method
  /** Below `apiPrefix`, parameters in braces. */
  path: string
  access: Granted
  /** One English line for the documentation. */
  summary: string
  /** Path parameters. */
  params?: Params
  query?: Query
  body?: Body
  /** `data` of the answer; what it does not name is stripped. */
  output: Output
  /**
   * Media type, or those it may have, where the answer is a file: `output` is `fileAnswer`, and only a refusal is an
   * envelope.
   */
  file?: string | readonly string[]
  /** Where the answer comes piece by piece: one of the pieces; `output` is of `streamOf`, too. */
  event?: z.ZodType
  /** The body is a multipart form, whose one file has at most so many bytes; parts that are no texts are JSON. */
  form?: { fileBytes: number }
  /** Name of the event in the audit log; writes have one. */
  audit?: string
  /** A frozen account may make this write all the same. */
  isOpenToFrozen?: true
  /** An administrator may make this call before the second factor: it leads through it, or tells nothing of anybody. */
  isOpenBeforeSecondFactor?: true
  /** Asked again and again by a page left open: does not prolong the session. */
  isPoll?: true
  /** The list that the answer is a page of; the query or body is made of it. */
  list?: List
  /** Only for those whose data the platform has verified: publishing, signing up, ordering. */
  needsVerified?: true
  /** Tighter than the general limit: so many a minute from one address. */
  perMinute?: number
}

/** Declares a call; a call without "who may" does not compile. */
export function call<
  Output extends z.ZodType,
  const Granted extends Access,
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
>(declaration: Call<Params, Query, Body, Output, Granted>): Call<Params, Query, Body, Output, Granted> {
  return declaration
}

type Part<Name extends string, Schema> = Schema extends z.ZodNever
  ? { [N in Name]?: never }
  : Schema extends z.ZodType
    ? { [N in Name]: z.input<Schema> }
    : never

/** What the caller hands in. */
export type InputOf<C> =
  C extends Call<infer Params, infer Query, infer Body>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never

type ReadPart<Name extends string, Schema> = Schema extends z.ZodNever
  ? { [N in Name]?: never }
  : Schema extends z.ZodType
    ? { [N in Name]: z.output<Schema> }
    : never

/** What the action is given: the input as its schemas have read it. */
export type GivenOf<C> =
  C extends Call<infer Params, infer Query, infer Body>
    ? ReadPart<'params', Params> & ReadPart<'query', Query> & ReadPart<'body', Body>
    : never

/** What the action answers, before the output's schema has stripped it. */
export type AnswerOf<C> = C extends { output: infer Output extends z.ZodType } ? z.input<Output> : never

/** What the caller gets: `data` of the envelope. */
export type OutputOf<C> = C extends { output: infer Output extends z.ZodType } ? z.output<Output> : never
