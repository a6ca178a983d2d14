import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Pending } from '../kernel/pending.ts'
import { productsOfMember } from '../products/door.ts'
import { ownConsultationLink, teamConsultationLink } from './links.ts'
import { waitingForTeam } from './queries.ts'

interface PendingFound {
  items: Pending[]
  total: number
}

/** Texts to be published that their askers have not agreed to yet. */
async function pendingOffers(db: Database, accountId: string, limit: number): Promise<PendingFound> {
  const rows = await db
    .selectFrom('consultation_publication')
    .innerJoin('consultation', 'consultation.id', 'consultation_publication.id')
    .select(['consultation.id', 'consultation.title', 'offered_at'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('consultation.account_id', '=', accountId)
    .where('consultation_publication.state', '=', 'OFFERED')
    .orderBy('offered_at')
    .orderBy('consultation.id')
    .limit(limit)
    .execute()
  return {
    items: rows.map(({ id, title, offered_at: since }) => ({
      kind: 'publicationOffers',
      title,
      count: 1,
      link: ownConsultationLink(id),
      since,
    })),
    total: rows[0]?.total ?? 0,
  }
}

/** Questions to the teams that somebody is in. */
async function pendingForTeam(db: Database, accountId: string, limit: number): Promise<PendingFound> {
  const products = await productsOfMember(db, accountId)
  const { rows, total } = await waitingForTeam(db, products, accountId, limit)
  return {
    items: rows.map(({ id, title, asked_at: since }) => ({
      kind: 'teamConsultations',
      title,
      count: 1,
      link: teamConsultationLink(id),
      since,
    })),
    total,
  }
}

/** What of consultations waits for somebody, as an asker or as one of a team. */
export async function pendingConsultations(
  db: Database,
  accountId: string,
  limit: number,
): Promise<PendingFound> {
  const offers = await pendingOffers(db, accountId, limit)
  const asked = await pendingForTeam(db, accountId, limit)
  return { items: [...offers.items, ...asked.items], total: offers.total + asked.total }
}
