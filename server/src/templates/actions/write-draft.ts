import type { GivenOf } from '@portal/protocol/kernel/call.ts'
import { inLanguage, type Language } from '@portal/protocol/kernel/languages.ts'
import type { templateCalls } from '@portal/protocol/templates/calls.ts'
import { mostDrafts } from '@portal/protocol/templates/constants.ts'
import { sql } from 'kysely'
import { holdMakerAlone } from '../../account/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { sealDraft } from '../draft.ts'
import { countDrafts, publishedOf, type DraftFound } from '../draft-queries.ts'
import { ownDraft } from '../policy.ts'
import { findPublished } from '../queries.ts'
import { templateMoves } from '../template-moves.ts'
import { shownDraft } from './own-drafts.ts'

interface InLanguages {
  language: Language
  second: Language | null
}

/** @throws InputInvalid where the template is not held in the languages, or one is named twice */
function checkLanguages({ language, second }: InLanguages, held: readonly Language[]): void {
  if (!held.includes(language)) refuseField('language', 'notChoice')
  if (second !== null && (second === language || !held.includes(second))) refuseField('second', 'notChoice')
}

/**
 * Counts the drafts of an account, which is held: of many at once no more are added than one after the other.
 *
 * @throws Refusal where the caller has as many as one may have
 */
async function checkHowMany(transaction: Database, accountId: string): Promise<void> {
  await holdMakerAlone(transaction, accountId)
  if ((await countDrafts(transaction, accountId)) >= mostDrafts) throw new Refusal('notNow')
}

/**
 * Begins a contract on the published version of a template, which is used once more by that.
 *
 * @throws Refusal where there is none, or the caller has too many
 * @throws InputInvalid where it is not held in the languages
 */
export async function addDraft(
  services: Services,
  { body: { template, name, language, second, answers } }: GivenOf<typeof templateCalls.addDraft>,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<{ id: string; revision: number }> {
  return moving(services, async ({ changed, transaction }) => {
    const row = await findPublished(transaction, template)
    if (!row) throw new Refusal('notFound')
    checkLanguages({ language, second }, row.languages)
    await checkHowMany(transaction, accountId)
    const { id } = await transaction
      .insertInto('contract_draft')
      .values({
        account_id: accountId,
        version_id: row.version_id,
        language,
        second_language: second,
        sealed: sealDraft(services.secretKey, { name: name ?? inLanguage(row.title, language), answers }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await transaction
      .updateTable('contract_template')
      .set({ uses: sql`uses + 1` })
      .where('id', '=', template)
      .execute()
    changed(templateMoves, row.version_id)
    return { id, revision: 1 }
  })
}

/**
 * A contract of the caller's own, held to be written.
 *
 * @throws Refusal where there is none, or it is another's; with what is stored, where it was saved after it was read
 */
async function holdAsRead(
  services: Services,
  transaction: Database,
  { id, read, caller }: { id: string; read: number; caller: Caller },
): Promise<DraftFound> {
  const row = await ownDraft(transaction, id, caller, 'held')
  if (row.revision === read) return row
  throw new Refusal(
    'changedMeanwhile',
    await shownDraft({ keys: services.keys, db: transaction }, row, caller),
  )
}

/**
 * Saves a contract in preparation.
 *
 * @throws Refusal where there is none, or it is another's; with what is stored, where it was saved after it was read
 * @throws InputInvalid where it is not held in the languages
 */
export async function saveDraft(
  services: Services,
  {
    params: { id },
    body: { revision: read, name, language, second, answers },
  }: GivenOf<typeof templateCalls.saveDraft>,
  caller: Caller,
): Promise<{ revision: number; changedAt: string }> {
  return services.db.transaction().execute(async (transaction) => {
    const row = await holdAsRead(services, transaction, { id, read, caller })
    checkLanguages({ language, second }, row.content.languages)
    const { revision, changed_at: changedAt } = await transaction
      .updateTable('contract_draft')
      .set({
        language,
        second_language: second,
        sealed: sealDraft(services.secretKey, { name, answers }),
        revision: sql`revision + 1`,
        changed_at: sql`now()`,
      })
      .where('id', '=', id)
      .returning(['revision', 'changed_at'])
      .executeTakeFirstOrThrow()
    return { revision, changedAt: changedAt.toISOString() }
  })
}

/**
 * Begins another contract with the answers of one, on the version that it stands on.
 *
 * @throws Refusal where there is none, it is another's, or the caller has too many
 */
export async function copyDraft(
  { db }: Services,
  { params: { id } }: GivenOf<typeof templateCalls.copyDraft>,
  caller: Caller,
): Promise<{ id: string }> {
  return db.transaction().execute(async (transaction) => {
    const row = await ownDraft(transaction, id, caller)
    await checkHowMany(transaction, caller.accountId)
    return transaction
      .insertInto('contract_draft')
      .values({
        account_id: caller.accountId,
        version_id: row.version_id,
        language: row.language,
        second_language: row.second_language,
        sealed: row.sealed,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  })
}

/**
 * Goes on with a contract on the newest version of its template: its answers stay, those to fields that are no more
 * too.
 *
 * @throws Refusal where there is none, it is another's, or it stands on the newest; with what is stored, where it was
 *   saved after it was read
 */
export async function moveDraft(
  services: Services,
  { params: { id }, body: { revision: read } }: GivenOf<typeof templateCalls.moveDraft>,
  caller: Caller,
): Promise<{ revision: number }> {
  return services.db.transaction().execute(async (transaction) => {
    const row = await holdAsRead(services, transaction, { id, read, caller })
    const newest = (await publishedOf(transaction, [row.template_id])).get(row.template_id)
    if (!newest || newest.number <= row.number) throw new Refusal('wrongState')
    const { languages } = newest.content
    const [language = row.language] = languages.includes(row.language) ? [row.language] : languages
    const second = row.second_language
    const isSecondHeld = second !== null && second !== language && languages.includes(second)
    return transaction
      .updateTable('contract_draft')
      .set({
        version_id: newest.id,
        language,
        second_language: isSecondHeld ? second : null,
        revision: sql`revision + 1`,
        changed_at: sql`now()`,
      })
      .where('id', '=', id)
      .returning('revision')
      .executeTakeFirstOrThrow()
  })
}

/**
 * Deletes a contract in preparation for good.
 *
 * @throws Refusal where there is none, or it is another's
 */
export async function removeDraft(
  { db }: Services,
  { params: { id } }: GivenOf<typeof templateCalls.removeDraft>,
  caller: Caller,
): Promise<null> {
  await ownDraft(db, id, caller)
  await db.deleteFrom('contract_draft').where('id', '=', id).execute()
  return null
}
