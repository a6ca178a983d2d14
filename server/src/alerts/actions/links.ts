import { maskEmail } from '@portal/protocol/account/rules/phone.ts'
import type { alertCalls } from '@portal/protocol/alerts/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { sql } from 'kysely'
import type { Services } from '../../kernel/services.ts'
import { addressOf, findAlert } from '../queries.ts'
import { isConfirmSigned, isEndSigned } from '../signed-links.ts'

type EndLink = GivenOf<typeof alertCalls.end>['query']
type EndStanding = AnswerOf<typeof alertCalls.end>
type ConfirmStanding = AnswerOf<typeof alertCalls.confirm>

/** What a link that ends an alert leads to; whoever has the link may know what the alert is called. */
async function standingOfEnd(services: Services, { id, ...signed }: EndLink): Promise<EndStanding> {
  if (!isEndSigned(services, id, signed)) return { state: 'INVALID', name: null }
  const alert = await findAlert(services.db, id)
  return alert
    ? { state: alert.is_paused ? 'DONE' : 'OPEN', name: alert.name }
    : { state: 'DONE', name: null }
}

export function showEnd(
  services: Services,
  { query }: GivenOf<typeof alertCalls.endStanding>,
): Promise<EndStanding> {
  return standingOfEnd(services, query)
}

/** Ends an alert by its link: it pauses, so that its owner can begin it again. Once more changes nothing. */
export async function endByLink(services: Services, query: EndLink): Promise<EndStanding> {
  const standing = await standingOfEnd(services, query)
  if (standing.state !== 'OPEN') return standing
  await services.db.updateTable('alert').set({ is_paused: true }).where('id', '=', query.id).execute()
  return { ...standing, state: 'DONE' }
}

export function endAlert(
  services: Services,
  { query }: GivenOf<typeof alertCalls.end>,
): Promise<EndStanding> {
  return endByLink(services, query)
}

type Confirming = GivenOf<typeof alertCalls.confirm>['query']

/** What a link that confirms an address leads to, with the address; it is good for the address that it went to alone. */
async function standingOfAddress(services: Services, { account: accountId, ...signed }: Confirming) {
  const address = await addressOf(services.db, accountId)
  if (!address) return null
  const { email, confirmation, state } = address
  if (email === null || confirmation === null) return null
  if (!isConfirmSigned(services, { accountId, confirmation, email }, signed)) return null
  return { email, isDone: state === 'CONFIRMED' }
}

export async function showConfirmation(
  services: Services,
  { query }: GivenOf<typeof alertCalls.confirmStanding>,
): Promise<ConfirmStanding> {
  const standing = await standingOfAddress(services, query)
  if (!standing) return { state: 'INVALID', address: null }
  return { state: standing.isDone ? 'DONE' : 'OPEN', address: maskEmail(standing.email) }
}

/** Confirms an address by the link that was sent to it. Once more changes nothing. */
export async function confirmAddress(
  services: Services,
  { query }: GivenOf<typeof alertCalls.confirm>,
): Promise<ConfirmStanding> {
  const standing = await standingOfAddress(services, query)
  if (!standing) return { state: 'INVALID', address: null }
  const { email } = standing
  await services.db
    .insertInto('alert_mail')
    .values({ account_id: query.account, email })
    .onConflict((on) =>
      on
        .column('account_id')
        .doUpdateSet({ email, confirmed_at: sql`now()` })
        .where('alert_mail.email', '!=', email),
    )
    .execute()
  return { state: 'DONE', address: maskEmail(email) }
}
