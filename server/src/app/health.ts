import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { evenUnderPressure } from '../kernel/http/server.ts'
import type { Services } from '../kernel/services.ts'

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
