import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Database } from '../kernel/database/store.ts'
import { invalidInput, Refusal } from '../kernel/refusal.ts'
import { fieldMessage } from '../kernel/words.ts'
import { findPartner, type Partner } from './partners.ts'
import { findBetween } from './queries.ts'

/** Whom a call names. */
export interface Choice {
  /** Id of an account, or of a member of an agency. */
  id: string
  type: 'lawyer' | 'member'
  /** Where the input names it. */
  field: string
}

async function accountOf(db: Database, { id, type }: Choice): Promise<string | undefined> {
  if (type === 'lawyer') return id
  const member = await db.selectFrom('member').select('agency_id').where('id', '=', id).executeTakeFirst()
  return member?.agency_id
}

/**
 * Somebody the caller may converse with: a lawyer or agency that the portal presents, or whoever the caller has
 * conversed with before.
 *
 * @throws Refusal where there is nobody such, or it is the caller
 */
export async function choosePartner(
  db: Database,
  accountId: string,
  choice: Choice,
  language: Language,
): Promise<{ conversationId: string | null; partner: Partner }> {
  const chosen = await accountOf(db, choice)
  const partner = chosen && (await findPartner(db, chosen))
  if (!partner) throw new Refusal('notFound')
  if (partner.id === accountId) {
    throw invalidInput([{ field: choice.field, message: fieldMessage('notYourself', language) }])
  }
  const conversation = await findBetween(db, accountId, partner.id)
  if (!conversation && !partner.isPresented) throw new Refusal('notFound')
  return { conversationId: conversation?.id ?? null, partner }
}
