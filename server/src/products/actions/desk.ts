import { isDeepStrictEqual } from 'node:util'
import type { AnswerOf, GivenOf } from '@portal/protocol/kernel/call.ts'
import { languages, type Words } from '@portal/protocol/kernel/languages.ts'
import type { productDeskCalls } from '@portal/protocol/products/desk-calls.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { Database } from '../../kernel/database/store.ts'
import { moving } from '../../kernel/mover.ts'
import { Refusal, refuseField } from '../../kernel/refusal.ts'
import type { Services } from '../../kernel/services.ts'
import { titleParams } from '../../kernel/tell.ts'
import { findProviders, providersById } from '../../providers/door.ts'
import { holdPublication, namedPublications, titleToDesk } from '../../publications/door.ts'
import { teamLink } from '../links.ts'
import { chosenOf, verifiedOf } from '../queries.ts'

type Team = AnswerOf<typeof productDeskCalls.deskTeam>

/** @throws Refusal where there is no such product */
async function teamToDesk(db: Database, id: string): Promise<Team> {
  const title = await titleToDesk(db, 'product', id)
  if (title === undefined) throw new Refusal('notFound')
  const chosen = await chosenOf(db, id)
  const providers = await providersById(db, chosen)
  return {
    id,
    title,
    members: chosen.flatMap((account) => {
      const provider = providers.get(account)
      if (!provider) return []
      const { name, userType, isVerified } = provider
      return { id: account, name, userType, isVerified }
    }),
  }
}

/** The team of a product as its editors have it. */
export function showTeamToDesk(
  { db }: Services,
  { params: { id } }: GivenOf<typeof productDeskCalls.deskTeam>,
): Promise<Team> {
  return teamToDesk(db, id)
}

/** Who may be in a team. */
export function offerMembers(
  { db }: Services,
  { query: { keyword } }: GivenOf<typeof productDeskCalls.offered>,
  { accountId }: Caller,
): Promise<AnswerOf<typeof productDeskCalls.offered>> {
  return findProviders(db, keyword, accountId)
}

/** What members are told that a product is called: as its readers know it, else as its editors do. */
async function titlesTold(db: Database, { id, title }: Team): Promise<Words> {
  const titles = await Promise.all(
    languages.map(async (language) => (await namedPublications(db, [id], language)).get(id)),
  )
  const known = titles.flatMap((named) => (named ? [[named.language, named.title]] : []))
  return { zh: title, ...Object.fromEntries(known) }
}

/** @throws InputInvalid where somebody is named twice, or is no verified provider */
async function refuseOthers(db: Database, members: readonly string[]): Promise<void> {
  if (new Set(members).size < members.length) refuseField('members', 'repeated')
  if ((await verifiedOf(db, members)).length < members.length) refuseField('members', 'notProvider')
}

/**
 * Says who is in the team of a product. Whoever is new in it is told.
 *
 * @throws Refusal where there is no such product; with theirs, where somebody chose after the caller has read
 * @throws InputInvalid where somebody is named twice, or is no verified provider
 */
export async function setTeam(
  services: Services,
  { params: { id }, body: { members, before } }: GivenOf<typeof productDeskCalls.setTeam>,
): Promise<null> {
  await moving(services, async ({ tell, transaction }) => {
    await holdPublication(transaction, id)
    const now = await teamToDesk(transaction, id)
    const present = now.members.map((member) => member.id)
    if (!isDeepStrictEqual(present, before)) throw new Refusal('changedMeanwhile', now)
    await refuseOthers(transaction, members)
    await transaction.deleteFrom('product_member').where('publication_id', '=', id).execute()
    if (members.length > 0) {
      await transaction
        .insertInto('product_member')
        .values(members.map((account, position) => ({ publication_id: id, account_id: account, position })))
        .execute()
    }
    const params = titleParams(await titlesTold(transaction, now))
    for (const to of members.filter((account) => !present.includes(account))) {
      await tell({ to, type: 'SERVICE', event: 'productTeamJoined', params, link: teamLink })
    }
  })
  return null
}
