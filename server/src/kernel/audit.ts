import type { FastifyInstance } from 'fastify'
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

/** Every call that declares an audit event leaves a line, whether it was done or refused. */
export function auditCalls(app: FastifyInstance, db: Database): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const event = request.routeOptions.config.call?.audit
    if (event) {
      await writeAudit(db, {
        accountId: request.signedIn?.accountId ?? request.accountTried,
        event,
        outcome: reply.statusCode < 400 ? 'done' : 'refused',
        target: (request.params as { id?: string } | undefined)?.id ?? null,
        requestId: request.id,
      })
    }
    return payload
  })
}
