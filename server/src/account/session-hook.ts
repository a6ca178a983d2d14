import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../kernel/config.ts'
import { wireOf } from '../kernel/http/wire.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { sessionToken } from './cookies.ts'
import { findSession } from './sessions.ts'

/** Whether a browser says that this site's own page sent the request (Fetch Metadata; Origin as the fallback). */
function isSameOrigin(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site']
  if (site) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  if (!origin) return true
  const own = config.isPublicUrlAssumed ? `${request.protocol}://${request.host}` : config.publicUrl
  return URL.parse(origin)?.origin === URL.parse(own)?.origin
}

/** The session of every request; a write that came by cookie must be same-origin. */
export function readSessions(app: FastifyInstance, { db, config }: Services): void {
  app.decorateRequest('signedIn', null)
  app.decorateRequest('accountTried', null)
  app.addHook('onRequest', async (request, reply) => {
    const carried = sessionToken(wireOf(request, reply))
    if (!carried) return
    request.signedIn = await findSession(db, carried.token, {
      needsSecondFactor: config.needsSecondFactor,
      prolongs: !request.routeOptions.config.call?.isPoll,
    })
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD'
    if (isWrite && carried.isCookie && !isSameOrigin(request, config)) {
      throw new Refusal('notForYou')
    }
  })
}
