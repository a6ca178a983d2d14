import { codes, type CodeName } from '@portal/protocol/kernel/codes.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { SearchUnavailable } from '../../search/door.ts'
import { isOutOfService } from '../database/out-of-service.ts'
import { FilesUnavailable } from '../file-store.ts'
import { InputInvalid, Refusal, TooSoon } from '../refusal.ts'
import { codeMessage, ownMessage } from '../words.ts'
import { inWords } from './field-refusals.ts'
import { languageOf } from './request-language.ts'
import { plainPage } from './plain-page.ts'

/** Whether a reader's browser waits for a page, not a program for a call's answer. */
function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html')
}

/** After so long a portal that had too much to do has done what it took on. */
const secondsToRest = 2

/** Answers with a code of the catalogue in the request's language; where a page was asked for, with a plain page. */
export function sendCode(
  request: FastifyRequest,
  reply: FastifyReply,
  code: CodeName,
  data: unknown = null,
  ownWords: string | null = null,
) {
  const { code: number, status } = codes[code]
  const message = ownWords ?? codeMessage(code, languageOf(request))
  if (code === 'overloaded' && !reply.hasHeader('retry-after')) reply.header('retry-after', secondsToRest)
  if (wantsPage(request)) {
    return reply.code(status).type('text/html; charset=utf-8').send(plainPage(request, message))
  }
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ code: number, message, data })
}

/** What a transport-level error of Fastify or its plugins says in the catalogue. */
function codeOf(error: FastifyError): CodeName {
  switch (error.statusCode) {
    case 413:
      return 'tooLarge'
    case 415:
      return 'typeNotSupported'
    case 429:
      return 'tooManyRequests'
    case 503:
      return 'overloaded'
    default:
      return error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? 'invalid' : 'ourFault'
  }
}

/** What Fastify and its plugins call a body that ended before it should, or went on. */
const cutOff = new Set(['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'FST_MP_PREMATURE_CLOSE'])

/** After so long a database, search or files that were started anew answer again. */
const secondsToRecover = 5

/** Maps every error of a call to the catalogue; what is our fault is logged, and tells the request's id alone. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof TooSoon) reply.header('retry-after', error.retryAfter)
    if (error instanceof Refusal) {
      const message = error.words && ownMessage(error.words, languageOf(request), error.places)
      return sendCode(request, reply, error.code, error.data, message)
    }
    if (error instanceof InputInvalid) {
      return sendCode(request, reply, 'invalid', { fields: inWords(error.fields, request.language) })
    }
    // The rest of the portal does not depend on search; a question can be asked again.
    if (error instanceof SearchUnavailable) {
      reply.header('retry-after', secondsToRecover)
      return sendCode(request, reply, 'overloaded')
    }
    // An error with a status is about the request, whose own connection may break in the same words.
    if (error instanceof FilesUnavailable || (error.statusCode === undefined && isOutOfService(error))) {
      request.log.warn({ err: error }, 'database or files out of service')
      reply.header('retry-after', secondsToRecover)
      return sendCode(request, reply, 'overloaded')
    }
    const code = codeOf(error)
    if (code === 'invalid') {
      const fields = [{ field: '', rule: cutOff.has(error.code) ? 'cutOff' : 'invalid' } as const]
      return sendCode(request, reply, 'invalid', { fields: inWords(fields, request.language) })
    }
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') {
      // The reader went away while the answer was being sent.
      request.log.debug('reader gone')
      return reply
    }
    if (code === 'ourFault') {
      request.log.error({ err: error }, 'call failed')
      return sendCode(request, reply, 'ourFault', { requestId: request.id })
    }
    return sendCode(request, reply, code)
  })
}
