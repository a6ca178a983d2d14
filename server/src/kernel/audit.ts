import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Generated } from 'kysely'
import type { Database } from './database/store.ts'

declare module './database/tables.ts' {
  interface Tables {
    audit_log: {
      id: Generated<number>
      at: Generated<Date>
      account_id: string | null
      event: string
      outcome: 'done' | 'refused'
      target: string | null
      request_id: string
    }
  }
}

export interface AuditLine {
  accountId: string | null
  event: string
  outcome: 'done' | 'refused'
  /** Id of the row acted on. */
  target?: string | null
  requestId: string
}

export async function writeAudit(db: Database, line: AuditLine): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      account_id: line.accountId,
      event: line.event,
      outcome: line.outcome,
      target: line.target ?? null,
      request_id: line.requestId,
    })
    .execute()
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Leaves the line of a call that declares an audit event. */
    audit(request: FastifyRequest, outcome: AuditLine['outcome']): Promise<void>
  }
}

/**
 * Every call that declares an audit event leaves a line. One that was done waits for its line (see `bind`): what
 * cannot be audited is not reported as done. A refusal's line is written beside its answer.
 */
export function auditCalls(app: FastifyInstance, db: Database): void {
  app.decorate('audit', async (request: FastifyRequest, outcome: AuditLine['outcome']) => {
    const event = request.routeOptions.config.call?.audit
    if (!event) return
    await writeAudit(db, {
      accountId: request.signedIn?.accountId ?? request.accountTried,
      event,
      outcome,
      target: (request.params as { id?: string } | undefined)?.id ?? null,
      requestId: request.id,
    })
  })
  app.addHook('onError', async (request) => {
    await app.audit(request, 'refused').catch((error: unknown) => {
      request.log.error({ err: error }, 'audit line lost')
    })
  })
}
