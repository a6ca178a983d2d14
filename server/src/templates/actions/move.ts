import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { templateAdminCalls } from '@portal/protocol/templates/admin-calls.ts'
import type { templateLifecycle } from '@portal/protocol/templates/lifecycle.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import { markLatest } from '../../kernel/mark-latest.ts'
import { moving, type Doing, type Mover } from '../../kernel/mover.ts'
import { refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { allProblems } from '../desk-shown.ts'
import { holdVersion, templateVersions, versions, type VersionHeld } from '../hold.ts'
import { confirmLaws } from '../law-changes.ts'
import { editing, type Acting, type Editor } from '../policy.ts'
import { refuseChanged } from '../refuse-changed.ts'
import { templateMoves } from '../template-moves.ts'

/** @throws InputInvalid where something is wrong with what a version says */
async function refuseUnsound(transaction: Database, { content }: VersionHeld): Promise<void> {
  const problems = await allProblems(transaction, content)
  if (problems.length > 0) refuseField('content', 'templateProblems', { count: problems.length })
}

/**
 * Hands a draft in.
 *
 * @throws Refusal where there is none or it is no draft; with theirs, where somebody else wrote after what was read
 * @throws InputInvalid where something is wrong with what it says
 */
export async function submitVersion(
  services: Services,
  { params: { id }, body: { revision: read } }: GivenOf<typeof templateAdminCalls.submit>,
  editor: Editor,
): Promise<null> {
  await moving(services, async ({ move, transaction }) => {
    const row = await holdVersion(transaction, id)
    await refuseChanged(transaction, { row, read, editor })
    await move(templateMoves, row, { action: 'submit', ...editing(editor) })
    await refuseUnsound(transaction, row)
  })
  return null
}

/** Takes the version off that everybody reads now, if there is one. */
async function replacePublished({ move, transaction }: Mover, templateId: string): Promise<void> {
  const published = await versions(transaction)
    .where('template_id', '=', templateId)
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirst()
  if (!published) return
  const row = { ...published, is_law_changed: false }
  await move(templateMoves, row, { action: 'replace', as: 'system', by: null })
}

/**
 * Publishes what was handed in, in the place of the version before it; whoever approves it has looked at its laws.
 *
 * @throws Refusal where there is none, it was not handed in, or the editor wrote it; with theirs, where it is another
 *   text than was read
 * @throws InputInvalid where something is wrong with what it says by now
 */
export async function approveVersion(
  services: Services,
  { params: { id }, body: { revision: read } }: GivenOf<typeof templateAdminCalls.approve>,
  editor: Editor,
): Promise<null> {
  await moving(services, async (mover) => {
    const { transaction } = mover
    const row = await holdVersion(transaction, id)
    await refuseChanged(transaction, { row, read, editor })
    await replacePublished(mover, row.template_id)
    await mover.move(templateMoves, row, { action: 'approve', ...editing(editor) })
    await refuseUnsound(transaction, row)
    const firstAppeared = sql<Date>`coalesce((
      select min(other.appeared_at) from contract_template_version as other
      where other.template_id = ${row.template_id}), now())`
    await transaction
      .updateTable('contract_template_version')
      .set({ appeared_at: firstAppeared, published_at: sql`now()` })
      .where('id', '=', id)
      .execute()
    await confirmLaws(transaction, row)
  })
  return null
}

/** Moves a version, and does what follows from it. */
async function moveVersion(
  services: Services,
  id: string,
  doing: Doing<typeof templateLifecycle>,
  follow: (mover: Mover, row: VersionHeld) => Promise<unknown> = async () => {},
): Promise<null> {
  await moving(services, async (mover) => {
    const row = await holdVersion(mover.transaction, id)
    await mover.move(templateMoves, row, doing)
    await follow(mover, row)
  })
  return null
}

/**
 * Gives back what was handed in.
 *
 * @throws Refusal where there is none, or it was not handed in
 */
export function returnVersion(
  services: Services,
  { params: { id }, body: { reason } }: GivenOf<typeof templateAdminCalls.return>,
  editor: Acting,
): Promise<null> {
  return moveVersion(services, id, { action: 'return', ...editing(editor), reason })
}

/**
 * Notes that the changed laws were looked at: what is published stays as it is.
 *
 * @throws Refusal where there is none, it is not published, or no law changed
 */
export function confirmVersion(
  services: Services,
  { params: { id } }: GivenOf<typeof templateAdminCalls.confirm>,
  editor: Acting,
): Promise<null> {
  return moveVersion(services, id, { action: 'confirm', ...editing(editor) }, ({ transaction }, row) =>
    confirmLaws(transaction, row),
  )
}

/**
 * Takes back what is published.
 *
 * @throws Refusal where there is none, or it is not published
 */
export function withdrawVersion(
  services: Services,
  { params: { id }, body: { reason } }: GivenOf<typeof templateAdminCalls.withdraw>,
  editor: Acting,
): Promise<null> {
  return moveVersion(services, id, { action: 'withdraw', ...editing(editor), reason })
}

/**
 * Makes a draft again of what was withdrawn.
 *
 * @throws Refusal where there is none, it was not withdrawn, or a version of its template came after it
 */
export function restoreVersion(
  services: Services,
  { params: { id } }: GivenOf<typeof templateAdminCalls.restore>,
  editor: Acting,
): Promise<null> {
  return moveVersion(services, id, { action: 'restore', ...editing(editor) }, ({ transaction }) =>
    transaction
      .updateTable('contract_template_version')
      .set({ revision: sql`revision + 1` })
      .where('id', '=', id)
      .execute(),
  )
}

/**
 * Gives up a draft; what is published stays.
 *
 * @throws Refusal where there is none, or it is no draft
 */
export function discardVersion(
  services: Services,
  { params: { id } }: GivenOf<typeof templateAdminCalls.discard>,
  editor: Acting,
): Promise<null> {
  return moveVersion(services, id, { action: 'discard', ...editing(editor) }, ({ transaction }, row) =>
    markLatest(transaction, templateVersions, row.template_id),
  )
}
