import type { AnswerOf, Call, GivenOf } from '@portal/protocol/kernel/call.ts'
import { codes } from '@portal/protocol/kernel/codes.ts'
import type { Envelope } from '@portal/protocol/kernel/envelope.ts'
import type { fileAnswer } from '@portal/protocol/kernel/file-answer.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Stream } from '@portal/protocol/kernel/stream.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Services } from '../services.ts'
import { codeMessage } from '../words.ts'
import { checkAccess } from './access.ts'
import type { AnswerCache, KeptWhile } from './answer-cache.ts'
import { callerOf, type CallerOf } from './caller.ts'
import { checkCodes, codePlacesOf } from './check-codes.ts'
import { readBody } from './form-body.ts'
import { isOnce } from './idempotency.ts'
import { noteKept } from './kept-while.ts'
import { routePath, routeSchema } from './route-schema.ts'
import { sendFile } from './send-file.ts'
import { openStreams } from './send-stream.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call
  }
}

/** The one business operation behind a call. */
export type Action<C extends Call> = (
  services: Services,
  given: GivenOf<C>,
  caller: CallerOf<C>,
) => Promise<AnswerOf<C>> | AnswerOf<C>

/** While what a call's answers are kept, always or by its input; null where an answer is made each time. */
export type Keeping<C extends Call> = KeptWhile | ((given: GivenOf<C>) => KeptWhile | null)

/**
 * Binds a call to its action: permission first, then the input's shape; the answer is put into the envelope
 * and stripped to what the call's output names; a write leaves a line in the audit log.
 */
export type Bind = <C extends Call>(call: C, action: Action<C>, keeping?: Keeping<C>) => void

function enveloped(data: unknown, language: Language): Envelope<unknown> {
  return { code: codes.done.code, message: codeMessage('done', language), data }
}

/** Sends the answer that is kept, or makes it and keeps it. */
async function sendKept(
  { answer }: AnswerCache,
  call: Call,
  [request, reply]: [FastifyRequest, FastifyReply],
  work: () => Promise<unknown>,
) {
  const { language, params, query, body } = request
  const key = JSON.stringify([call.path, language, params, query, body])
  const text = await answer(key, async () => reply.serialize(enveloped(await work(), language)) as string)
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Does the work of a call, then leaves its audit line; a write that came before with the same key is not repeated. */
async function doOnce(
  app: FastifyInstance,
  call: Call,
  request: FastifyRequest,
  work: () => Promise<unknown>,
) {
  const finish = async () => {
    if (call.audit) await app.audit(request, 'done')
  }
  // What changes nothing may be done again: nothing of it is kept.
  if (call.audit && isOnce(request)) return app.answerOnce(request, work, finish)
  const data = await work()
  await finish()
  return data
}

/** As those who are signed in are answered: they may just have written, and a replica may not know of it yet. */
function withoutReplicas(services: Services): Services {
  const { store } = services
  return store.readersKnow ? { ...services, store: { ...store, reader: () => store.db } } : services
}

/** The calls of an app, each bound as its feature says. */
export function openBind(app: FastifyInstance, services: Services): Bind {
  const sendStream = openStreams(app)
  const forSignedIn = withoutReplicas(services)

  return <C extends Call>(call: C, action: Action<C>, keeping?: Keeping<C>) => {
    if (keeping && (call.access !== 'public' || call.audit || call.file || call.event))
      throw new Error(`${call.path} may not be kept: its answer is not the same for everybody`)

    const places = codePlacesOf(call)

    async function handle(request: FastifyRequest, reply: FastifyReply) {
      reply.header('cache-control', 'no-store')
      const { params, query, body } = request
      const given = { params, query, body } as GivenOf<C>
      const asked = request.signedIn ? forSignedIn : services
      const work = async () => action(asked, given, callerOf<C>(request, reply))
      const kept = typeof keeping === 'function' ? keeping(given) : keeping
      if (kept && !(kept.ofVisitors && request.signedIn)) {
        noteKept(request, kept)
        return sendKept(services.caches.under(kept), call, [request, reply], work)
      }
      const data = await doOnce(app, call, request, work)
      if (call.event) return sendStream(reply, call.event, data as Stream<unknown>)
      return call.file
        ? sendFile(reply, call.file, data as z.output<typeof fileAnswer>)
        : enveloped(data, request.language)
    }

    app.route({
      method: call.method,
      url: routePath(call),
      config: { call, ...(call.perMinute && { rateLimit: { max: call.perMinute, timeWindow: 60_000 } }) },
      schema: routeSchema(call),
      // What packs an answer holds its pieces back.
      ...(call.event && { compress: false }),
      onRequest: async (request) => checkAccess(call, request.signedIn),
      preValidation: async (request) => readBody(request, call),
      ...(places.length > 0 && {
        preHandler: async ({ params, query, body }: FastifyRequest) =>
          checkCodes(services.dictionaries, places, { params, query, body }),
      }),
      handler: handle,
    })
  }
}
