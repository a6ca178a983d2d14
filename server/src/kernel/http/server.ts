import { randomBytes } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { readForms } from './form-body.ts'
import { handleErrors, sendCode } from './errors.ts'
import { Refusal } from '../refusal.ts'
import { decorateLanguage } from './request-language.ts'
import { secureAnswers } from './security-headers.ts'
import { serializerCompiler, validatorCompiler } from './schemas.ts'

/** Marks calls that the page renderer makes inside this process; known to nobody else. */
const insideToken = randomBytes(16).toString('hex')
export const insideHeader = { 'x-inside': insideToken }

/** Bodies of calls are small; uploads have limits of their own. */
const largestBody = 1024 * 1024

function isInside(request: FastifyRequest): boolean {
  return request.headers['x-inside'] === insideToken
}

/** Refuses what comes while the process is overloaded; what belongs to a page already begun goes on. */
async function shed(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isInside(request) || request.url.startsWith('/assets/')) return
  reply.header('retry-after', '5')
  throw new Refusal('overloaded')
}

/**
 * The HTTP server with what every answer needs: request ids, structured logs without personal data, security
 * headers, compression, rate limits, load shedding, errors by the catalogue.
 */
export async function createServer(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // No address of a person, no query (keywords tell what somebody looks for), no headers.
      serializers: {
        req: (request) => ({ method: request.method, path: request.url.split('?')[0] }),
        res: (reply) => ({ status: reply.statusCode }),
      },
    },
    genReqId: () => randomBytes(8).toString('hex'),
    trustProxy: config.trustProxy,
    bodyLimit: largestBody,
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // Addresses the router cannot read, before any hook has run.
    frameworkErrors: (error, request, reply) =>
      sendCode(
        request,
        reply,
        request.url.startsWith('/api/') && error.statusCode !== 414 ? 'invalid' : 'notFound',
      ),
  })
  decorateLanguage(app)
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler(serializerCompiler as never)
  handleErrors(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })

  await app.register(underPressure, {
    // Milliseconds, the mean of the last interval: beyond it a reader would have gone. A process that got no turn for
    // a whole interval counts as overloaded, so the interval is longer than that.
    maxEventLoopDelay: 4000,
    sampleInterval: 5000,
    pressureHandler: shed,
  })
  await app.register(cookie)
  await readForms(app)
  secureAnswers(app, config)
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: 60_000,
    allowList: isInside,
    errorResponseBuilder: () => new Refusal('tooManyRequests'),
  })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    sendCode(request, reply, 'notFound'),
  )
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  return app
}
