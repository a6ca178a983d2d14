import type { Database } from '../kernel/database/store.ts'
import type { Caller } from '../kernel/http/caller.ts'
import { Refusal, refuseField } from '../kernel/refusal.ts'
import type { Services } from '../kernel/services.ts'
import { agencyOfMember } from '../profiles/door.ts'
import { findPartner, partnerOf, type Partner } from './partners.ts'
import { findBetween, findConversation } from './queries.ts'
import { readSubjects, type About } from './subjects.ts'

/**
 * One of the caller's own conversations, who is on its other side, and what it is about.
 *
 * @throws Refusal where there is no such conversation, or it is between others
 */
export async function ownConversation(
  services: Services,
  id: string,
  { accountId }: Caller,
): Promise<{ conversationId: string; partner: Partner; about: About | null }> {
  const conversation = await findConversation(services.db, id, accountId)
  if (!conversation) throw new Refusal('notFound')
  const { first_id: first, second_id: second } = conversation
  const isSide = (accountId === first || accountId === second) && accountId !== conversation.left_by
  if (!isSide) throw new Refusal('notForYou')
  const aboutOf = await readSubjects(services, [conversation], accountId)
  return {
    conversationId: conversation.id,
    partner: partnerOf(conversation),
    about: aboutOf(conversation),
  }
}

/** Whom a call names. */
export interface Choice {
  /** Id of an account, or of a member of an agency. */
  id: string
  type: 'lawyer' | 'member'
  /** Where the input names it. */
  field: string
}

async function accountOf(db: Database, { id, type }: Choice): Promise<string | undefined> {
  return type === 'lawyer' ? id : agencyOfMember(db, id)
}

/**
 * Somebody the caller may converse with: a lawyer or agency that the portal presents, or whoever the caller has
 * conversed with before.
 *
 * @throws Refusal where there is nobody such, or it is the caller
 */
export async function choosePartner(
  db: Database,
  choice: Choice,
  { accountId }: Caller,
): Promise<{ conversationId: string | null; partner: Partner; about: null }> {
  const chosen = await accountOf(db, choice)
  const partner = chosen && (await findPartner(db, chosen))
  if (!partner) throw new Refusal('notFound')
  if (partner.id === accountId) refuseField(choice.field, 'notYourself')
  const conversation = await findBetween(db, accountId, partner.id)
  if (!conversation && !partner.isPresented) throw new Refusal('notFound')
  return { conversationId: conversation?.id ?? null, partner, about: null }
}

/** Whether somebody reads what is written to the other side, now or later. */
export function isReachable(partner: Partner, about: About | null): boolean {
  return partner.isReachable || about?.facesDesk === true
}

/** @throws Refusal where the other side's account is not in use, and the matter is not the desk's */
export function requireReachable(partner: Partner, about: About | null): void {
  if (!isReachable(partner, about)) throw new Refusal('notNow', null, 'partnerGone')
}

/** @throws Refusal where nothing more may be written about the matter */
export function requireOpen(about: About | null): void {
  if (about && !about.isOpen) throw new Refusal('notNow', null, 'threadClosed')
}
