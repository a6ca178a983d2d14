import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { evenUnderPressure } from '../kernel/http/server.ts'
import type { Services } from '../kernel/services.ts'

/** A database that takes longer to answer nothing is no database to serve from. */
const patience = 3000

async function isServing({ db }: Services): Promise<boolean> {
  const rest = new AbortController()
  const late = delay(patience, false, { signal: rest.signal }).catch(() => false)
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([asked, late])
  } finally {
    rest.abort()
  }
}

/**
 * Liveness, and readiness to serve: search has once held all that it answers from, the database answers, and nobody has
 * told the portal to stop. Search that lags or rebuilds later does no harm.
 *
 * @param withSearch nobody is kept waiting for a search that opens when it is asked
 */
export function healthRoutes(app: FastifyInstance, services: Services, withSearch: boolean): void {
  const { follower } = services
  let hasBegun = !withSearch
  app.get('/api/health/live', evenUnderPressure, async () => ({ status: 'ok' }))
  app.get('/api/health/ready', evenUnderPressure, async (_request, reply) => {
    hasBegun ||= follower.isComplete()
    if (app.isStopping()) return reply.code(503).send({ status: 'stopping' })
    if (!hasBegun) return reply.code(503).send({ status: 'search is being prepared' })
    if (!(await isServing(services))) return reply.code(503).send({ status: 'database unavailable' })
    return { status: 'ok' }
  })
}
