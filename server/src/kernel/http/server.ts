import { randomBytes } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { clientAddress, trusted } from './client-address.ts'
import { boundWaiting } from './bound-waiting.ts'
import { boundConnections, connectionBounds } from './connections.ts'
import { readForms } from './form-body.ts'
import { handleErrors, sendCode } from './errors.ts'
import { Refusal } from '../refusal.ts'
import { readJson } from './json-body.ts'
import { loggedError } from './logged-error.ts'
import { decorateSafety, refuseNonsenseHosts } from './host.ts'
import { decorateLanguage } from './request-language.ts'
import { hashedFiles, secureAnswers } from './security-headers.ts'
import { decorateStopping } from './stop.ts'
import { countsAsStore, RequestCounts } from './request-counts.ts'
import { serializerCompiler, validatorCompiler } from './schemas.ts'

/** Marks calls that the page renderer makes inside this process; known to nobody else. */
const insideToken = randomBytes(16).toString('hex')
export const insideHeader = { 'x-inside': insideToken }

/** Bodies of calls are small; uploads have limits of their own. */
const largestBody = 1024 * 1024

const idBytes = 8
let idPool: Buffer = Buffer.alloc(0)

/** An id of a request; random bytes are drawn for many at once, as each draw asks the system. */
function requestId(): string {
  if (idPool.length < idBytes) idPool = randomBytes(idBytes * 512)
  const id = idPool.toString('hex', 0, idBytes)
  idPool = idPool.subarray(idBytes)
  return id
}

function isInside(request: FastifyRequest): boolean {
  return request.headers['x-inside'] === insideToken
}

/** Neither shed nor counted: a first visit takes some forty hashed files, and an office comes from one address. */
function isLight(request: FastifyRequest): boolean {
  return isInside(request) || request.url.startsWith(hashedFiles)
}

/** For what answers under pressure all the same: a busy portal is not a dead one. */
export const evenUnderPressure = { config: { pressureHandler: () => {} } }

/** Refuses what comes while the process is overloaded; what belongs to a page already begun goes on. */
async function shed(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isLight(request)) return
  reply.header('retry-after', '5')
  throw new Refusal('overloaded')
}

/**
 * The HTTP server with what every answer needs: request ids, structured logs without personal data, security
 * headers, compression, rate limits, load shedding, errors by the catalogue.
 */
export async function createServer(config: Config, counts = new RequestCounts()): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      // No address of a person, no query (keywords tell what somebody looks for), no headers.
      serializers: {
        req: (request) => ({ method: request.method, path: request.url.split('?')[0] }),
        res: (reply) => ({ status: reply.statusCode }),
        err: loggedError as never,
      },
    },
    genReqId: requestId,
    trustProxy: trusted(config),
    bodyLimit: largestBody,
    // Whoever is still connected while it stops is served, and has longer to go than hooks are given unless told.
    return503OnClosing: false,
    pluginTimeout: 60_000,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // Told with the rest, so that Fastify does not load those that it would take else.
    schemaController: {
      compilersFactory: {
        buildValidator: () => validatorCompiler as never,
        buildSerializer: () => serializerCompiler as never,
      },
    },
    ...connectionBounds(config),
    // Addresses the router cannot read, before any hook has run.
    frameworkErrors: (error, request, reply) =>
      sendCode(
        request,
        reply,
        request.url.startsWith('/api/') && error.statusCode !== 414 ? 'invalid' : 'notFound',
      ),
  })
  boundConnections(app.server, config)
  decorateStopping(app)
  decorateLanguage(app)
  refuseNonsenseHosts(app)
  decorateSafety(app, config)
  handleErrors(app)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(hashedFiles)) reply.header('x-request-id', request.id)
  })

  secureAnswers(app, config)
  boundWaiting(
    app,
    config.longestWait,
    (request) => isLight(request) || 'pressureHandler' in request.routeOptions.config,
  )
  await app.register(underPressure, {
    // Of the last interval, which is longer, as one that passes without a single turn counts with its length.
    maxEventLoopDelay: config.longestDelay,
    sampleInterval: config.longestDelay + 1000,
    pressureHandler: shed,
  })
  await app.register(cookie)
  readJson(app)
  await readForms(app)
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: 60_000,
    store: countsAsStore(counts),
    allowList: isLight,
    keyGenerator: clientAddress,
    errorResponseBuilder: () => new Refusal('tooManyRequests'),
  })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    sendCode(request, reply, 'notFound'),
  )
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // A page is a tenth smaller than by the default of 4, for a millisecond more.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  return app
}
