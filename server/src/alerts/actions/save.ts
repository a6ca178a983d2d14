import { longestAlertName, mostAlerts, type MailState } from '@portal/protocol/alerts/constants.ts'
import type { alertCalls } from '@portal/protocol/alerts/calls.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { sql, type Insertable } from 'kysely'
import { holdMakerAlone } from '../../account/door.ts'
import type { Database } from '../../kernel/database/store.ts'
import type { Tables } from '../../kernel/database/tables.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { seeLaw } from '../../laws/door.ts'
import { askAddress } from '../ask-address.ts'
import { ownAlert } from '../policy.ts'
import { addressOf, countAlerts, findFollowed, findSaved } from '../queries.ts'
import { nextLook } from '../schedule.ts'
import { checkFilters } from '../searches.ts'

type Saved = AnswerOf<typeof alertCalls.saveSearch>
type Values = Omit<Insertable<Tables['alert']>, 'account_id' | 'next_at'>

/**
 * Sees to it that e-mail can come where it is asked for: an address that is not confirmed is asked.
 *
 * @throws InputInvalid where the account has no address
 */
async function seeToMail(
  services: Services,
  transaction: Database,
  { accountId, byMail }: { accountId: string; byMail: boolean },
): Promise<MailState> {
  const address = await addressOf(transaction, accountId)
  if (!address || address.email === null) return byMail ? refuseField('byMail', 'noAddress') : 'NONE'
  if (byMail && address.state === 'UNCONFIRMED') {
    await askAddress(services, transaction, accountId, { ...address, email: address.email })
  }
  return address.state
}

/** @throws Refusal where the caller has as many as one may have */
async function addAlert(transaction: Database, accountId: string, values: Values): Promise<string> {
  if ((await countAlerts(transaction, accountId)) >= mostAlerts) {
    throw new Refusal('notNow', null, 'alertsFull', { most: mostAlerts })
  }
  const { id } = await transaction
    .insertInto('alert')
    .values({ ...values, account_id: accountId, next_at: nextLook(values.frequency, new Date()) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Chosen {
  name: string
  frequency: Values['frequency']
  byMail: boolean
  isPaused: boolean
}

/** What is chosen of an alert; one that begins again tells of what appears from then on. */
async function applyTo(
  transaction: Database,
  before: { id: string; is_paused: boolean; frequency: Values['frequency'] },
  { name, frequency, byMail, isPaused }: Chosen,
): Promise<void> {
  const begins = before.is_paused && !isPaused
  const isOther = begins || before.frequency !== frequency
  await transaction
    .updateTable('alert')
    .set({
      name,
      frequency,
      by_mail: byMail,
      is_paused: isPaused,
      ...(begins && { looked_until: sql<Date>`clock_timestamp()` }),
      ...(isOther && { next_at: nextLook(frequency, new Date()) }),
    })
    .where('id', '=', before.id)
    .execute()
}

/** Saves a search of the caller's: what appears from now on is new. Saved again, it goes on as is chosen now. */
export async function saveSearch(
  services: Services,
  { body }: GivenOf<typeof alertCalls.saveSearch>,
  { accountId }: Caller,
): Promise<Saved> {
  const { list, name, frequency, byMail } = body
  const filters = JSON.stringify(checkFilters(body))
  const saved = await services.db.transaction().execute(async (transaction) => {
    await holdMakerAlone(transaction, accountId)
    const there = await findSaved(transaction, { accountId, list, filters })
    if (there) await applyTo(transaction, there, { name, frequency, byMail, isPaused: false })
    const values = { kind: 'SEARCH', name, list, filters, frequency, by_mail: byMail } as const
    const id = there?.id ?? (await addAlert(transaction, accountId, values))
    return { id, mail: await seeToMail(services, transaction, { accountId, byMail }) }
  })
  await services.outbox.wake()
  return saved
}

/** Has the caller follow a law or an article; who follows it already goes on doing so. */
export async function followLaw(
  { db }: Services,
  { body: { lawId, article } }: GivenOf<typeof alertCalls.follow>,
  { accountId, language }: Caller,
): Promise<Saved> {
  const law = await seeLaw(db, { lawId, article }, language)
  if (!law) throw new Refusal('notFound')
  return db.transaction().execute(async (transaction) => {
    await holdMakerAlone(transaction, accountId)
    const mail = (await addressOf(transaction, accountId))?.state ?? 'NONE'
    const there = await findFollowed(transaction, { accountId, lawId, article })
    if (there) return { id: there.id, mail }
    const id = await addAlert(transaction, accountId, {
      kind: article === null ? 'LAW' : 'ARTICLE',
      name: law.title.slice(0, longestAlertName),
      filters: '{}',
      law_id: lawId,
      article,
      seen: JSON.stringify(law.seen),
      frequency: 'DAILY',
      by_mail: mail === 'CONFIRMED',
    })
    return { id, mail }
  })
}

/** Changes an alert of the caller's. */
export async function changeAlert(
  services: Services,
  { params: { id }, body }: GivenOf<typeof alertCalls.change>,
  { accountId }: Caller,
): Promise<Saved> {
  const saved = await services.db.transaction().execute(async (transaction) => {
    await holdMakerAlone(transaction, accountId)
    const before = await ownAlert(transaction, id, { accountId })
    await applyTo(transaction, before, body)
    return { id, mail: await seeToMail(services, transaction, { accountId, byMail: body.byMail }) }
  })
  await services.outbox.wake()
  return saved
}
