import { apiPrefix, type Access, type Call } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { envelope } from '@portal/protocol/kernel/envelope.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { codeMessage } from '../words.ts'
import type { CallContext } from './context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
  }
}

/** The validated input of a call, and the request's context. */
export interface CallInput<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  context: CallContext
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : never

/** Fastify's notation of a call's address. */
export function routePath(call: Call): string {
  return apiPrefix + call.path.replace(/\{(\w+)\}/g, ':$1')
}

/** Whether this request's session may make a call. Throws the refusal if not. */
function checkAccess(access: Access, call: Call, request: FastifyRequest): void {
  if (access !== 'public') {
    if (!request.signedIn) throw new Refusal('sessionEnded')
    if (access !== 'user' && !access.includes(request.signedIn.userType)) throw new Refusal('notForYou')
  }
  const isWrite = call.method !== 'GET' && call.audit !== undefined
  if (isWrite && request.signedIn?.state === 'FROZEN' && !call.isOpenToFrozen) throw new Refusal('notNow')
}

/**
 * Binds a call to its action: permission first, then the input's shape; the answer is put into the envelope
 * and stripped to what the call's output names; a write leaves a line in the audit log.
 */
export function bind<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Output extends z.ZodType,
>(
  app: FastifyInstance,
  call: Call<Params, Query, Body, Output>,
  action: (
    input: CallInput<Parsed<Params>, Parsed<Query>, Parsed<Body>>,
  ) => Promise<z.input<Output>> | z.input<Output>,
): void {
  app.route({
    method: call.method,
    url: routePath(call),
    config: { call, ...(call.perMinute && { rateLimit: { max: call.perMinute, timeWindow: 60_000 } }) },
    schema: {
      summary: call.summary,
      tags: [call.path.split('/')[2] ?? 'portal'],
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { 200: envelope(call.output) },
      ...(call.access !== 'public' && { security: [{ accessToken: [] }] }),
    },
    onRequest: async (request) => checkAccess(call.access, call, request),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const data = await action({
        params: request.params as Parsed<Params>,
        query: request.query as Parsed<Query>,
        body: request.body as Parsed<Body>,
        context: {
          language: request.language,
          signedIn: request.signedIn,
          address: request.ip,
          requestId: request.id,
          request,
          reply,
        },
      })
      if (call.audit) await app.audit(request, 'done')
      return { code: codes.done.code, message: codeMessage('done', request.language), data }
    },
  })
}
