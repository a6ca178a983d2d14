import { byCommand, type CommandEvent } from '@portal/protocol/kernel/by-command.ts'
import { writeAudit } from '../kernel/audit.ts'
import type { Database } from '../kernel/database/store.ts'

/** Leaves the audit line of what the operator's command has done. */
export async function noteDone(
  db: Database,
  event: CommandEvent,
  target: string | null = null,
): Promise<void> {
  await writeAudit(db, { accountId: null, event, outcome: 'done', target, requestId: byCommand })
}
