import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config.ts'

/** What a page's own scripts and style elements carry, new for every answer. */
export interface Nonces {
  script: string
  style: string
}

declare module 'fastify' {
  interface FastifyReply {
    /** Of a page; calls have none. */
    cspNonce: Nonces
  }
}

/** Where the files that a page loads stand, each under a name made of what it holds. */
export const hashedFiles = '/assets/'

const everywhere = {
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Headers that only browsers of the past read.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
} as const

/** What a file that a page loads need not carry: a first page brings some forty of them. */
const onlyOfDocuments = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xFrameOptions: false,
  xXssProtection: false,
} as const

/** What a middleware sets where no answer rests on its request: read once, not put together for each. */
function headersOf(
  middleware: ReturnType<typeof helmet>,
): readonly (readonly [name: string, value: string])[] {
  const set: [string, string][] = []
  const answer = {
    setHeader: (name: string, value: string) => set.push([name, value]),
    removeHeader: () => {},
  }
  middleware({} as IncomingMessage, answer as unknown as ServerResponse, () => {})
  return set
}

/** Security headers on every answer: for a call and a hashed file a policy that allows nothing, for a page one with its nonces. */
export function secureAnswers(app: FastifyInstance, config: Config): void {
  const nonces = new WeakMap<object, Nonces>()
  const nonceOf = (part: keyof Nonces) => (_request: object, response: ServerResponse) =>
    `'nonce-${nonces.get(response)?.[part]}'`
  const nothing = {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  }
  const ofCalls = headersOf(helmet({ ...everywhere, contentSecurityPolicy: nothing }))
  const ofFiles = headersOf(helmet({ ...everywhere, ...onlyOfDocuments, contentSecurityPolicy: nothing }))
  const ofPages = helmet({
    ...everywhere,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", ...(config.translation ? [new URL(config.translation.url).origin] : [])],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        frameSrc: config.mapUrl ? [new URL(config.mapUrl).origin] : ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", nonceOf('script')],
        // Style attributes carry measured positions and sizes; style elements need the nonce.
        styleSrcAttr: ["'unsafe-inline'"],
        styleSrc: ["'self'", nonceOf('style')],
      },
    },
  })
  const fixedHeaders = (url: string) => {
    if (url.startsWith('/api/')) return ofCalls
    return url.startsWith(hashedFiles) ? ofFiles : null
  }
  app.decorateReply('cspNonce', null as never)
  app.addHook('onRequest', (request, reply, done) => {
    const fixed = fixedHeaders(request.url)
    if (fixed) {
      for (const [name, value] of fixed) reply.raw.setHeader(name, value)
      return done()
    }
    reply.cspNonce = { script: randomBytes(16).toString('base64'), style: randomBytes(16).toString('base64') }
    nonces.set(reply.raw, reply.cspNonce)
    ofPages(request.raw, reply.raw, (error?: unknown) => done(error as Error | undefined))
  })
}
