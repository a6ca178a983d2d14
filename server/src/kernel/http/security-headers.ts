import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { firstScript } from '@portal/protocol/kernel/first-script.ts'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Has the policy of a page allow its own style element, which it names by what that holds (CSP, `'sha256-…'`). */
    allowStyle(style: string): void
    /**
     * Leaves a page that holds nothing of anybody within reach of what opened it. Kept out of it (COOP), it would come
     * later: the browser begins another process for it, once the answer has come.
     */
    allowOpener(): void
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

const policyHeader = 'content-security-policy'
const openerHeader = 'cross-origin-opener-policy'

/** Security headers on every answer: for a call and a hashed file a policy that allows nothing, for a page its own files. */
export function secureAnswers(app: FastifyInstance, config: Config): void {
  const nothing = {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  }
  const ofCalls = headersOf(helmet({ ...everywhere, contentSecurityPolicy: nothing }))
  const ofFiles = headersOf(helmet({ ...everywhere, ...onlyOfDocuments, contentSecurityPolicy: nothing }))
  const directives = {
    defaultSrc: ["'self'"],
    baseUri: ["'self'"],
    connectSrc: ["'self'", ...(config.translation ? [new URL(config.translation.url).origin] : [])],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    frameSrc: config.mapUrl ? [new URL(config.mapUrl).origin] : ["'none'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    objectSrc: ["'none'"],
    // Beside files what a page runs before anything else.
    scriptSrc: ["'self'", `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`],
    // Style attributes carry measured positions and sizes.
    styleSrcAttr: ["'unsafe-inline'"],
    // What is put behind it stands in its directive.
    styleSrc: ["'self'"],
  }
  const ofPages = headersOf(
    helmet({ ...everywhere, contentSecurityPolicy: { useDefaults: false, directives } }),
  )
  const headersFor = (url: string) => {
    if (url.startsWith('/api/')) return ofCalls
    return url.startsWith(hashedFiles) ? ofFiles : ofPages
  }
  app.decorateReply('allowStyle', function (style) {
    this.raw.setHeader(policyHeader, `${this.raw.getHeader(policyHeader) as string} ${style}`)
  })
  app.decorateReply('allowOpener', function () {
    this.raw.removeHeader(openerHeader)
  })
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of headersFor(request.url)) reply.raw.setHeader(name, value)
    done()
  })
}
