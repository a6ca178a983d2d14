import type { Database } from '../kernel/database/store.ts'
import { displayed } from './queries.ts'

/** What a provider offers now, the oldest first. */
export function offeredBy(db: Database, providerId: string): Promise<{ id: string; title: string }[]> {
  return displayed(db)
    .select(['law_service.id', 'law_service.title'])
    .where('law_service.account_id', '=', providerId)
    .orderBy('law_service.code')
    .execute()
}
