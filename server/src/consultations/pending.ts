import { sql } from 'kysely'
import type { Database } from '../kernel/database/store.ts'
import type { Pending } from '../kernel/pending.ts'
import { ownConsultationLink } from './links.ts'

/** Texts to be published that their askers have not agreed to yet. */
export async function pendingOffers(
  db: Database,
  accountId: string,
  limit: number,
): Promise<{ items: Pending[]; total: number }> {
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
