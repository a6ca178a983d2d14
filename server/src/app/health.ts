import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../kernel/services.ts'

/** Under pressure these answer all the same: a busy portal is not a dead one. */
const evenUnderPressure = { config: { pressureHandler: () => {} } }

/** Liveness, and readiness to serve: the database answers. Search may lag or rebuild without harm. */
export function healthRoutes(app: FastifyInstance, { db }: Services): void {
  app.get('/api/health/live', evenUnderPressure, async () => ({ status: 'ok' }))
  app.get('/api/health/ready', evenUnderPressure, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'database unavailable' })
    }
  })
}
