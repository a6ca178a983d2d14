import { sql } from 'kysely'
import { forgetFormatted } from '../citations/door.ts'
import { releaseFile } from '../files/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { ownHistory } from '../kernel/history.ts'
import type { Leaver, Owner } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { holdLookup } from './hold.ts'
import { lookupMoves } from './lookup-moves.ts'
import { dropReleases } from './releases.ts'

/** What is not over ends: held as it is found, so that what the desk ends meanwhile is none of it. */
async function endOpen({ move, transaction }: Mover, accountId: string): Promise<void> {
  const open = await transaction
    .selectFrom('lookup')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['SUBMITTED', 'INVESTIGATING'])
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id } of open) {
    const row = await holdLookup(transaction, id)
    await move(lookupMoves, row, { action: 'applicantLeft', as: 'system', by: null })
    await transaction
      .updateTable('lookup')
      .set({ cancelled_at: sql`now()` })
      .where('id', '=', id)
      .execute()
  }
}

/** The files of the applications go, and what was written of results that were not completed. */
async function dropWritten(transaction: Database, accountId: string): Promise<void> {
  const own = transaction.selectFrom('lookup').select('id').where('account_id', '=', accountId)
  const unfinished = own.where('completed_at', 'is', null)
  const results = await transaction
    .deleteFrom('lookup_result')
    .where('lookup_id', 'in', unfinished)
    .returning('lookup_id')
    .execute()
  await forgetFormatted(
    transaction,
    results.map(({ lookup_id: id }) => id),
  )
  const files = await transaction
    .deleteFrom('lookup_file')
    .where((eb) =>
      eb.or([
        eb.and([eb('lookup_id', 'in', own), eb('is_result', '=', false)]),
        eb('lookup_id', 'in', unfinished),
      ]),
    )
    .returning('file_id')
    .execute()
  for (const { file_id: file } of files) await releaseFile(transaction, file)
}

/** Ends what somebody who leaves has applied for, and takes out who they were and what they told; results stay. */
export async function endLookups(mover: Mover, _services: Services, { id }: Leaver): Promise<void> {
  const { transaction } = mover
  await endOpen(mover, id)
  await dropWritten(transaction, id)
  const own = await transaction.selectFrom('lookup').select('id').where('account_id', '=', id).execute()
  await dropReleases(
    mover,
    own.map(({ id: lookupId }) => lookupId),
  )
  await transaction
    .updateTable('lookup')
    .set({ applicant: '', company: null, phone: '', email: '', matter: '', question: '' })
    .where('account_id', '=', id)
    .execute()
}

/** What somebody applied for, with the results they were handed. */
export async function ownLookups({ db }: Services, { id }: Owner) {
  const rows = await db
    .selectFrom('lookup')
    .leftJoin('lookup_result', (join) =>
      join.onRef('lookup_result.lookup_id', '=', 'lookup.id').on('lookup.completed_at', 'is not', null),
    )
    .leftJoin('lookup_release', 'lookup_release.lookup_id', 'lookup.id')
    .select(['lookup_release.question as released_question', 'lookup_release.released_at'])
    .select(['id', 'code', 'state', 'applicant', 'company', 'phone', 'email', 'country', 'departments'])
    .select(['matter', 'lookup.question', 'proceedings', 'is_foreign_investment', 'needs_notary'])
    .select(['needs_translation', 'expected_cost', 'expected_days', 'allows_release', 'quoted_cost'])
    .select(['quoted_days', 'quote_note', 'quoted_at', 'quote_accepted_at', 'reason', 'due_on'])
    .select(['submitted_at', 'accepted_at', 'cancelled_at', 'completed_at', 'title', 'questions', 'answer'])
    .select(['checked_on', 'institution', 'investigator'])
    .where('account_id', '=', id)
    .orderBy('submitted_at')
    .execute()
  return {
    lookups: await Promise.all(
      rows.map(async ({ id: lookupId, ...row }) => ({
        ...row,
        history: await ownHistory(db, 'lookup', lookupId),
      })),
    ),
  }
}
