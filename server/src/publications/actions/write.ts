import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import type { publicationDeskCalls } from '@portal/protocol/publications/desk-calls.ts'
import { openStates } from '@portal/protocol/publications/lifecycle.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/store.ts'
import { markLatest } from '../../kernel/mark-latest.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { isWorkedOn, sourceOf, wasPublished } from '../../kernel/versions.ts'
import { findVersion, versionsOf } from '../desk-queries.ts'
import { holdPublication, holdVersion, publicationVersions } from '../hold.ts'
import { editing, type Acting } from '../policy.ts'
import { publicationMoves } from '../publication-moves.ts'
import { refuseChanged } from '../refuse-changed.ts'
import { copyWritten, storeWritten } from '../store-version.ts'
import { readWritten } from '../written.ts'

/**
 * Begins a publication with its first version.
 *
 * @throws InputInvalid where its kind asks for something else
 */
export async function addPublication(
  services: Services,
  { body: { kind, ...given } }: GivenOf<typeof publicationDeskCalls.add>,
  editor: Acting,
): Promise<{ id: string }> {
  const { accountId: by } = editor
  const written = await readWritten(services, kind, given)
  return moving(services, async ({ make, transaction }) => {
    const { id } = await transaction
      .insertInto('publication')
      .values({ kind })
      .returning('id')
      .executeTakeFirstOrThrow()
    const facts = { publication_id: id, written_by: by, writers: [], is_due: true, is_free: true }
    const versionId = await make(publicationMoves, facts, { action: 'add', ...editing(editor) }, (state) =>
      transaction
        .insertInto('publication_version')
        .values({
          publication_id: id,
          kind,
          number: 1,
          state,
          is_latest: true,
          category: written.columns.category,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    await storeWritten(transaction, { id: versionId, publication_id: id }, written, by)
    return { id }
  })
}

/**
 * Writes a draft.
 *
 * @throws Refusal where there is none or it is no draft; with theirs, where somebody else wrote after what was read
 * @throws InputInvalid where its kind asks for something else
 */
export async function editVersion(
  services: Services,
  {
    params: { id },
    body: { revision: read, stillRight, ...given },
  }: GivenOf<typeof publicationDeskCalls.edit>,
  editor: Acting,
): Promise<{ revision: number }> {
  const found = await findVersion(services.db, id)
  if (!found) throw new Refusal('notFound')
  const written = await readWritten(services, found.kind, given)
  const revision = read + 1
  await moving(services, async ({ move, transaction }) => {
    const row = await holdVersion(transaction, id)
    await refuseChanged(services, transaction, { row, read, editor })
    await move(publicationMoves, row, { action: 'edit', ...editing(editor) })
    await transaction.updateTable('publication_version').set({ revision }).where('id', '=', id).execute()
    await storeWritten(transaction, row, written, editor.accountId, stillRight)
  })
  return { revision }
}

function insertCopy(
  transaction: Database,
  from: string,
  values: { number: number; state: string; by: string },
) {
  const copied = [
    'publication_id',
    'kind',
    'is_pinned',
    'category',
    'country',
    'source_url',
    'document_number',
    'issued_on',
    'picture_id',
    'starts_at',
    'ends_at',
    'apply_until',
    'seats',
    'is_online',
    'join_url',
    'held_in',
    'certificate_hours',
    'work_days',
    'appeared_at',
  ] as const
  return transaction
    .insertInto('publication_version')
    .columns([...copied, 'number', 'state', 'is_latest', 'written_by'])
    .expression((eb) =>
      eb
        .selectFrom('publication_version')
        .select(copied)
        .select([
          sql<number>`${values.number}::int`.as('number'),
          sql<string>`${values.state}::text`.as('state'),
          sql<boolean>`false`.as('is_latest'),
          sql<string>`${values.by}::uuid`.as('written_by'),
        ])
        .where('id', '=', from),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
}

/**
 * Begins a version of a publication, beside the one that everybody reads.
 *
 * @throws Refusal where there is none, another version is worked on, or none was ever published
 */
export async function reviseVersion(
  services: Services,
  { params: { id }, body: { from } }: GivenOf<typeof publicationDeskCalls.revise>,
  editor: Acting,
): Promise<null> {
  const { accountId: by } = editor
  await moving(services, async ({ make, transaction }) => {
    await holdPublication(transaction, id)
    const all = await versionsOf(transaction, id)
    const source = sourceOf(all, from)
    if (!source) throw new Refusal('notFound')
    if (!wasPublished(all)) throw new Refusal('wrongState', { state: all[0]!.state })
    const facts = {
      publication_id: id,
      written_by: by,
      writers: [],
      is_due: true,
      is_free: !isWorkedOn(all, openStates),
    }
    const made = await make(publicationMoves, facts, { action: 'revise', ...editing(editor) }, (state) =>
      insertCopy(transaction, source.id, { number: all[0]!.number + 1, state, by }),
    )
    await copyWritten(transaction, source.id, made)
    await markLatest(transaction, publicationVersions, id)
  })
  return null
}
