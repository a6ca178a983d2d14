import type { assistantCalls } from '@portal/protocol/assistant/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { Asker, Caller } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { maskPersonal } from '../mask.ts'
import { embedderOf, modelOf, type Model } from '../model/door.ts'
import { ownConversation, ownTurn } from '../policy.ts'
import { conversationsPage, standingOf, turnsOf } from '../queries.ts'
import { shownTurns } from '../shown.ts'
import { isConsented, isMeaningConsented, leftToday } from '../standing.ts'

/** What the page offers to whoever reads it. */
export async function showStanding(
  { db, config, labels }: Services,
  _given: object,
  { signedIn, language }: Asker,
): Promise<AnswerOf<typeof assistantCalls.standing>> {
  const model = modelOf(config)
  if (!signedIn) return { model: null, meaning: null, hasModel: model !== null, left: null }
  const standing = await standingOf(db, signedIn.accountId)
  const names = await labels.current()
  const told = (recipient: Model | null, hasConsented: (one: Model, of: typeof standing) => boolean) =>
    recipient && {
      ...recipient,
      countryName: names.of('COUNTRY', recipient.country, language),
      hasConsented: hasConsented(recipient, standing),
    }
  return {
    model: told(model, isConsented),
    meaning: told(embedderOf(config), isMeaningConsented),
    hasModel: model !== null,
    left: leftToday(standing),
  }
}

/** The caller's conversations. */
export async function listConversations(
  { db }: Services,
  { query }: GivenOf<typeof assistantCalls.page>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof assistantCalls.page>> {
  const { rows, page } = await conversationsPage(db, accountId, query)
  const content = rows.map(({ id, title, asked_at: askedAt, count }) => ({
    id,
    title,
    askedAt: askedAt.toISOString(),
    count: count ?? 0,
  }))
  return { content, page }
}

/** A conversation of the caller's. */
export async function readConversation(
  services: Services,
  { params: { id } }: GivenOf<typeof assistantCalls.read>,
  caller: Caller,
): Promise<AnswerOf<typeof assistantCalls.read>> {
  const { title } = await ownConversation(services.db, id, caller)
  return { id, title, turns: await shownTurns(services, await turnsOf(services.db, id)) }
}

/** Deletes a conversation of the caller's. */
export async function removeConversation(
  { db }: Services,
  { params: { id } }: GivenOf<typeof assistantCalls.remove>,
  caller: Caller,
): Promise<null> {
  await ownConversation(db, id, caller)
  await db.deleteFrom('assistant_conversation').where('id', '=', id).execute()
  return null
}

/** Deletes all conversations of the caller's. */
export async function clearConversations(
  { db }: Services,
  _given: object,
  { accountId }: Caller,
): Promise<null> {
  await db.deleteFrom('assistant_conversation').where('account_id', '=', accountId).execute()
  return null
}

/** Keeps that the caller agrees to what is sent abroad, to its recipient of today; or takes that back. */
export async function setConsent(
  { db, config }: Services,
  { body: { agrees, to = 'model' } }: GivenOf<typeof assistantCalls.consent>,
  { accountId }: Caller,
): Promise<null> {
  const model = to === 'model' ? modelOf(config) : embedderOf(config)
  if (agrees && !model) throw new Refusal('notNow')
  const recipient = agrees && model ? model.recipient : null
  const at = recipient === null ? null : new Date()
  const consent =
    to === 'model'
      ? { consented_to: recipient, consented_at: at }
      : { meaning_consented_to: recipient, meaning_consented_at: at }
  await db
    .insertInto('assistant_account')
    .values({ account_id: accountId, ...consent })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(consent))
    .execute()
  return null
}

/** Keeps what the caller thought of an answer, for the desk to look at; or takes it back. */
export async function rateAnswer(
  { db }: Services,
  { params: { id }, body: { verdict, reason = '' } }: GivenOf<typeof assistantCalls.rate>,
  caller: Caller,
): Promise<null> {
  await ownTurn(db, id, caller)
  await db
    .updateTable('assistant_turn')
    .set({
      verdict,
      reason: verdict === null ? '' : maskPersonal(reason),
      rated_at: verdict && new Date(),
      seen_at: null,
    })
    .where('id', '=', id)
    .execute()
  return null
}
