import { codes, type CodeName } from '@portal/protocol/kernel/codes.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { codeMessage, fieldMessage, ownMessage } from '../words.ts'
import { fieldProblems } from './field-problems.ts'
import { languageOf } from './request-language.ts'
import { plainPage } from './plain-page.ts'
import { InputInvalid } from './schemas.ts'

/** Whether a reader's browser waits for a page, not a program for a call's answer. */
function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html')
}

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

/** Maps every error of a call to the catalogue; what is our fault is logged, and tells the request's id alone. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refusal) {
      const message = error.words && ownMessage(error.words, languageOf(request), error.places)
      return sendCode(request, reply, error.code, error.data, message)
    }
    if (error instanceof InputInvalid) {
      return sendCode(request, reply, 'invalid', { fields: fieldProblems(error.issues, request.language) })
    }
    const code = codeOf(error)
    if (code === 'invalid') {
      const message = fieldMessage('notText', request.language)
      return sendCode(request, reply, 'invalid', { fields: [{ field: '', message }] })
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
