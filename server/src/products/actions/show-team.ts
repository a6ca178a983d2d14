import { pageInfoOf } from '@portal/protocol/kernel/paging.ts'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import type { productCalls } from '@portal/protocol/products/calls.ts'
import type { Asker } from '../../kernel/http/caller.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { providerRows } from '../../providers/door.ts'
import { previewedOf, publishedOf } from '../../publications/door.ts'
import { isOffered } from '../door.ts'
import { chosenFor, chosenOf } from '../queries.ts'

/**
 * The team of a product; whoever is not verified, or not in use, is not shown.
 *
 * @throws Refusal where the product is not published
 */
export async function showTeam(
  services: Services,
  { params: { id }, query: { page, size } }: GivenOf<typeof productCalls.team>,
  { language }: Asker,
): Promise<AnswerOf<typeof productCalls.team>> {
  const { db } = services
  if (!(await isOffered(db, id))) throw new Refusal('notFound')
  const rows = await providerRows(services, await chosenOf(db, id), language)
  const content = rows.slice((page - 1) * size, page * size)
  return { content, page: pageInfoOf(page, size, rows.length) }
}

/**
 * The same team of a product as it is previewed.
 *
 * @throws Refusal where the address is not signed or has ended, or is of another kind
 */
export async function previewTeam(
  services: Services,
  { params, query }: GivenOf<typeof productCalls.previewTeam>,
  { language }: Asker,
): Promise<AnswerOf<typeof productCalls.previewTeam>> {
  const id = await previewedOf(services, 'product', { ...params, ...query })
  if (id === undefined) throw new Refusal('notFound')
  return providerRows(services, await chosenOf(services.db, id), language)
}

/** The teams of those of some products that are published. */
export async function showTeams(
  services: Services,
  { query: { ids } }: GivenOf<typeof productCalls.teams>,
  { language }: Asker,
): Promise<AnswerOf<typeof productCalls.teams>> {
  const { db } = services
  const offered = await publishedOf(db, 'product', ids)
  const chosen = await chosenFor(db, [...offered])
  const everybody = [...new Set([...chosen.values()].flat())]
  const rows = new Map((await providerRows(services, everybody, language)).map((row) => [row.id, row]))
  return [...chosen].map(([id, accounts]) => ({
    id,
    members: accounts.flatMap((account) => rows.get(account) ?? []),
  }))
}
