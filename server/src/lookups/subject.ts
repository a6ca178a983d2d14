import { lookupLifecycle } from '@portal/protocol/lookups/lifecycle.ts'
import type { Database } from '../kernel/database/store.ts'
import type { Subject } from '../kernel/subject.ts'
import { deskLookupLink, ownLookupLink } from './links.ts'
import { titleOf } from './title.ts'

/** The kind of what applicant and desk write to each other about. */
export const lookupSubject = lookupLifecycle.subject

const openStates = ['SUBMITTED', 'INVESTIGATING', 'COMPLETED'] as const

/** Lookups, as things that are written about. To the applicant the desk has no personal name. */
export const lookupThreads: Subject = {
  async hold(transaction, id) {
    await transaction.selectFrom('lookup').select('id').where('id', '=', id).forShare().execute()
  },
  async describe(db: Database, ids, readerId) {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectFrom('lookup')
      .leftJoin('lookup_result', (join) =>
        join.onRef('lookup_id', '=', 'lookup.id').on('lookup.state', '=', 'COMPLETED'),
      )
      .select(['lookup.id', 'lookup.state', 'lookup.question', 'lookup.account_id', 'title'])
      .where('lookup.id', 'in', ids)
      .where('lookup.state', '!=', 'DELETED')
      .where((eb) => eb.or([eb('account_id', '=', readerId), eb('assigned_to', '=', readerId)]))
      .execute()
    return new Map(
      rows.map((row) => {
        const isApplicant = row.account_id === readerId
        const link = isApplicant ? ownLookupLink(row.id) : deskLookupLink(row.id)
        const isOpen = openStates.some((state) => state === row.state)
        const sides = { hidesPartner: isApplicant, facesDesk: isApplicant }
        return [row.id, { title: titleOf(row), link, ...sides, isOpen }]
      }),
    )
  },
}
