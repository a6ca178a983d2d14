import { glossaryAdminCalls } from '@portal/protocol/glossary/admin-calls.ts'
import type { FastifyInstance } from 'fastify'
import { bind } from '../kernel/http/bind.ts'
import type { Services } from '../kernel/services.ts'
import { removeConcept } from './actions/remove-concept.ts'
import { saveConcept } from './actions/save-concept.ts'

/** @param onChange is told of each change, once it is logged for search */
export function glossaryAdminRoutes(app: FastifyInstance, { db }: Services, onChange: () => void): void {
  bind(app, glossaryAdminCalls.saveConcept, async ({ params, body }) => {
    await saveConcept(db, { ...params, ...body })
    onChange()
    return null
  })

  bind(app, glossaryAdminCalls.removeConcept, async ({ params }) => {
    await removeConcept(db, params.id)
    onChange()
    return null
  })
}
