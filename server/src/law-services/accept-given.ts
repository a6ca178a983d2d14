import type { Language } from '@portal/protocol/kernel/languages.ts'
import { longestServiceContent } from '@portal/protocol/law-services/constants.ts'
import type { lawServiceBody } from '@portal/protocol/law-services/schemas.ts'
import type { z } from 'zod'
import type { Database } from '../kernel/database/store.ts'
import { feeColumns, helpColumns } from '../kernel/help-columns.ts'
import { Refusal, refuseField } from '../kernel/refusal.ts'
import { cleanRichText } from '../kernel/rich-text.ts'
import { barredFrom, firmOf, providersById, type Help } from '../providers/door.ts'
import { writtenIn } from '../text/written-in.ts'
import type { Acting } from './policy.ts'
import { casesOf } from './queries.ts'

export type ServiceGiven = z.output<typeof lawServiceBody>

/** @throws Refusal where the account is no provider in use, or may not give help of the kind */
async function acceptProvider(db: Database, accountId: string, help: Help) {
  const provider = (await providersById(db, [accountId])).get(accountId)
  const bar = provider ? barredFrom(help, provider) : null
  if (bar !== null || !provider) throw new Refusal('notNow', null, bar)
  return provider
}

function textOf(given: ServiceGiven, language: Language) {
  const { html, text, broken } = cleanRichText(given.content, longestServiceContent)
  if (broken) refuseField('content', broken, { maximum: longestServiceContent })
  const written = writtenIn(`${given.title} ${given.description} ${text}`)
  return { content: html, content_text: text, language: written ?? language }
}

/**
 * The columns of a service as it was given.
 *
 * @throws InputInvalid where its text says nothing, or too much, or a firm is needed
 * @throws Refusal where its provider may not offer it
 */
export async function columnsOf(
  db: Database,
  given: ServiceGiven,
  { accountId, language }: Pick<Acting, 'accountId' | 'language'>,
) {
  const provider = await acceptProvider(db, accountId, given)
  return {
    title: given.title,
    description: given.description,
    ...helpColumns(given),
    ...feeColumns(given),
    ...textOf(given, language),
    firm: firmOf(provider, given.firm),
  }
}

/** Has a service's cases be those that were given, in their order; one that is there no more is added anew. */
export async function setCases(
  transaction: Database,
  serviceId: string,
  given: ServiceGiven['cases'],
): Promise<void> {
  const stay = given.flatMap(({ id }) => id ?? [])
  await transaction
    .deleteFrom('service_case')
    .where('service_id', '=', serviceId)
    .$if(stay.length > 0, (query) => query.where('id', 'not in', stay))
    .execute()
  const rows = await casesOf(transaction, serviceId)
  const there = new Set(rows.map(({ id }) => id))
  for (const [position, { id, title, theme, content }] of given.entries()) {
    const columns = { title, theme, content, position }
    // One id named twice is one case, and a new one.
    if (id !== undefined && there.delete(id)) {
      await transaction.updateTable('service_case').set(columns).where('id', '=', id).execute()
    } else {
      await transaction
        .insertInto('service_case')
        .values({ ...columns, service_id: serviceId })
        .execute()
    }
  }
}
