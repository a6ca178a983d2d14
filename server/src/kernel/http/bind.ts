import { apiPrefix, type Call } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import { envelope } from '@portal/protocol/kernel/envelope.ts'
import type { fileAnswer } from '@portal/protocol/kernel/file.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { codeMessage } from '../words.ts'
import { checkAccess } from './access.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { CallContext } from './context.ts'
import { readForm } from './form-body.ts'
import { hasIdempotencyKey } from './idempotency.ts'

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

/** A file in the documentation: bytes of a media type. */
function fileSchema(types: string | readonly string[]) {
  const content = Object.fromEntries([types].flat().map((type) => [type, { schema: z.file() }]))
  return { description: 'The file', content }
}

/** A year, in which no browser asks again. */
const lasting = 'public, max-age=31536000, immutable'

/**
 * Sends bytes to be saved under a name, written for all browsers (RFC 6266, RFC 8187), or to be shown, as their
 * media type says and by nothing that could act within the portal.
 */
function sendFile(
  reply: FastifyReply,
  file: string | readonly string[],
  answer: z.output<typeof fileAnswer>,
) {
  const { name, content, mediaType = [file].flat()[0]!, isInline, isLasting } = answer
  const plain = name.normalize('NFKD').replace(/[^\w.-]+/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  const disposition = isInline ? 'inline' : 'attachment'
  return reply
    .type(mediaType)
    .header('content-disposition', `${disposition}; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
    .header('cache-control', isLasting ? lasting : 'private, no-store')
    .send(Buffer.from(content))
}

const noCache = () => null

/**
 * Binds a call to its action: permission first, then the input's shape; the answer is put into the envelope
 * and stripped to what the call's output names; a write leaves a line in the audit log.
 *
 * @param cacheFor where an input's answer, the same for everybody, may be kept; null for those that are made anew
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
  cacheFor: (input: CallInput<Parsed<Params>, Parsed<Query>, Parsed<Body>>) => AnswerCache | null = noCache,
): void {
  if (cacheFor !== noCache && (call.access !== 'public' || call.audit || call.file))
    throw new Error(`${call.path} may not be kept: its answer is not the same for everybody`)
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
      ...(call.form && { consumes: ['multipart/form-data'] }),
      response: { 200: call.file ? fileSchema(call.file) : envelope(call.output) },
      ...(call.access !== 'public' && { security: [{ accessToken: [] }] }),
    },
    onRequest: async (request) => checkAccess(call, request.signedIn),
    preValidation: async (request) => {
      if (call.form) await readForm(request, call.form.fileBytes)
      else if (request.isMultipart()) throw new Refusal('typeNotSupported')
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const context = {
        language: request.language,
        signedIn: request.signedIn,
        address: request.ip,
        requestId: request.id,
        request,
        reply,
      }
      const input = {
        params: request.params as Parsed<Params>,
        query: request.query as Parsed<Query>,
        body: request.body as Parsed<Body>,
        context,
      }
      const work = async () => action(input)
      const enveloped = (data: unknown) => ({
        code: codes.done.code,
        message: codeMessage('done', request.language),
        data,
      })
      const cache = cacheFor(input)
      if (cache) {
        const { params, query, body } = input
        const key = JSON.stringify([call.path, request.language, params, query, body])
        const answer = await cache.answer(key, async () => reply.serialize(enveloped(await work())) as string)
        return reply.type('application/json; charset=utf-8').send(answer)
      }
      const finish = async () => {
        if (call.audit) await app.audit(request, 'done')
      }
      const isOnce = hasIdempotencyKey(request)
      const data = isOnce ? await app.answerOnce(context, work, finish) : await work()
      if (!isOnce) await finish()
      if (call.file) return sendFile(reply, call.file, data as z.output<typeof fileAnswer>)
      return enveloped(data)
    },
  })
}
