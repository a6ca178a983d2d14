import { longestReply } from '@portal/protocol/consultations/constants.ts'
import type { consultationDeskCalls } from '@portal/protocol/consultations/desk-calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { languages } from '@portal/protocol/kernel/languages.ts'
import { accounts } from '../../account/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { InputInvalid, Refusal } from '../../kernel/refusal.ts'
import { cleanRichText } from '../../kernel/rich-text.ts'
import type { Services } from '../../kernel/services.ts'

type Given = GivenOf<typeof consultationDeskCalls.addPrepared>['body']

/** @throws InputInvalid where a text says nothing, or too much */
function columnsOf({ name, type, words }: Given, by: string) {
  const cleaned = languages.map(
    (language) => [language, cleanRichText(words[language], longestReply)] as const,
  )
  const refused = cleaned.flatMap(([language, { broken }]) =>
    broken ? [{ field: `words.${language}`, rule: broken, values: { maximum: longestReply } }] : [],
  )
  if (refused.length > 0) throw new InputInvalid(refused)
  const clean = Object.fromEntries(cleaned.map(([language, { html }]) => [language, html]))
  return {
    name,
    type: type ?? null,
    words: JSON.stringify(clean),
    changed_by: by,
    changed_at: new Date(),
  }
}

type Prepared = AnswerOf<typeof consultationDeskCalls.prepared>[number]

function preparedOf(db: Database) {
  return db
    .selectFrom('prepared_answer')
    .leftJoin(accounts(db), 'account.id', 'prepared_answer.changed_by')
    .select(['prepared_answer.id', 'name', 'type', 'words', 'revision', 'changed_at', 'account.username'])
}

function shownPrepared({
  username,
  changed_at: at,
  ...row
}: Awaited<ReturnType<ReturnType<typeof preparedOf>['executeTakeFirstOrThrow']>>): Prepared {
  return { ...row, changedAt: at.toISOString(), changedBy: username }
}

/** The texts that answers are begun with. */
export async function listPrepared({ db }: Services): Promise<Prepared[]> {
  const rows = await preparedOf(db).orderBy('name').orderBy('prepared_answer.id').execute()
  return rows.map(shownPrepared)
}

/** Adds such a text. */
export async function addPrepared(
  { db }: Services,
  { body }: GivenOf<typeof consultationDeskCalls.addPrepared>,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<{ id: string }> {
  return db
    .insertInto('prepared_answer')
    .values(columnsOf(body, accountId))
    .returning('id')
    .executeTakeFirstOrThrow()
}

/**
 * Changes such a text; answers that were begun with it stay.
 *
 * @throws Refusal where there is none; with theirs, where somebody else wrote after what the caller has read
 */
export async function editPrepared(
  { db }: Services,
  { params: { id }, body }: GivenOf<typeof consultationDeskCalls.editPrepared>,
  { accountId }: Pick<Caller, 'accountId'>,
): Promise<null> {
  const changed = await db
    .updateTable('prepared_answer')
    .set({ ...columnsOf(body, accountId), revision: body.revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', body.revision)
    .returning('id')
    .executeTakeFirst()
  if (changed) return null
  const now = await preparedOf(db).where('prepared_answer.id', '=', id).executeTakeFirst()
  if (now) throw new Refusal('changedMeanwhile', shownPrepared(now))
  throw new Refusal('notFound')
}

/**
 * Removes such a text.
 *
 * @throws Refusal where there is none
 */
export async function removePrepared(
  { db }: Services,
  { params: { id } }: GivenOf<typeof consultationDeskCalls.removePrepared>,
): Promise<null> {
  const removed = await db
    .deleteFrom('prepared_answer')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('notFound')
  return null
}
