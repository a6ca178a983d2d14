import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql, type Generated } from 'kysely'
import { statement } from './database/statement.ts'
import type { Database } from './database/store.ts'
import { Refusal, TooSoon } from './refusal.ts'

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

const addLine = statement((db, line: Required<AuditLine>) =>
  db.insertInto('audit_log').values({
    account_id: line.accountId,
    event: line.event,
    outcome: line.outcome,
    target: line.target,
    request_id: line.requestId,
  }),
)

export async function writeAudit(db: Database, line: AuditLine): Promise<void> {
  await addLine(db, { target: null, ...line })
}

/** The log, for those that join it with their own rows: under the table's name. */
export function auditLog(db: Database) {
  return db
    .selectFrom('audit_log')
    .select(['id', 'at', 'account_id', 'event', 'outcome', 'target', 'request_id'])
    .as('audit_log')
}

/** Names of the events in the log, each found by one step in its index, however long the log is. */
export async function auditEventNames(db: Database): Promise<string[]> {
  const { rows } = await sql<{ event: string }>`
    with recursive step (event) as (
      (select event from audit_log order by event limit 1)
      union all
      select (select event from audit_log where event > step.event order by event limit 1)
      from step where step.event is not null
    )
    select event from step where event is not null`.execute(db)
  return rows.map(({ event }) => event)
}

/** What an account did, the oldest first. */
export function auditLinesOf(db: Database, accountId: string) {
  return db
    .selectFrom('audit_log')
    .select(['at', 'event', 'outcome', 'target', 'request_id'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute()
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Leaves the line of a call that declares an audit event. */
    audit(request: FastifyRequest, outcome: AuditLine['outcome']): Promise<void>
  }
}

/** The id in a call's address, whatever somebody wrote there: PostgreSQL takes no NUL, and no half characters. */
function targetOf(request: FastifyRequest): string | null {
  const { id } = (request.params ?? {}) as { id?: string }
  return id?.toWellFormed().replaceAll('\0', '\uFFFD') ?? null
}

/** Turned away before anything was done for it: a line would cost what is being spared. */
const isTurnedAway = (error: unknown) =>
  error instanceof Refusal &&
  !(error instanceof TooSoon) &&
  (error.code === 'overloaded' || error.code === 'tooManyRequests')

/**
 * Every call that declares an audit event leaves a line, but for those that are turned away by a limit. One that was
 * done waits for its line (see `bind`): what cannot be audited is not reported as done. A refusal's line is written
 * beside its answer.
 */
export function auditCalls(app: FastifyInstance, db: Database): void {
  app.decorate('audit', async (request: FastifyRequest, outcome: AuditLine['outcome']) => {
    const event = request.routeOptions.config.call?.audit
    if (!event) return
    await writeAudit(db, {
      accountId: request.signedIn?.accountId ?? request.accountTried,
      event,
      outcome,
      target: targetOf(request),
      requestId: request.id,
    })
  })
  app.addHook('onError', async (request, _reply, refusal) => {
    if (isTurnedAway(refusal)) return
    await app.audit(request, 'refused').catch((error: unknown) => {
      request.log.error({ err: error }, 'audit line lost')
    })
  })
}
