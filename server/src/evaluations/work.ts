import type { EvaluatedKind } from '@portal/protocol/evaluations/constants.ts'
import type { Database } from '../kernel/database/store.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { PendingKind } from '../kernel/pending.ts'
import { orderLink, orderWork } from '../orders/door.ts'
import { cooperationWork, signUpLink } from '../requirements/door.ts'

/** Work of a provider for a demander, of whatever kind. */
export interface Work {
  demanderId: string
  providerId: string
  /** Of what was ordered. */
  serviceId: string | null
  /** Of the requirement or the service. */
  title: string
  /** Code of SERVICE_TYPE. */
  helpType: string
  isCompleted: boolean
  /** Paths of the screens on which each side follows it. */
  links: { demander: string; provider: string }
}

const readers: Record<EvaluatedKind, (db: Database, ids: readonly string[]) => Promise<Map<string, Work>>> = {
  cooperation: cooperationWork,
  order: orderWork,
}

/** Work of a kind by its ids. */
export function worksOf(db: Database, kind: EvaluatedKind, ids: readonly string[]) {
  return readers[kind](db, ids)
}

/** Of work that was completed, path of the screen on which its demander follows it. */
export const demandersLink: Record<EvaluatedKind, PendingKind['link']> = {
  cooperation: ({ id, thing_id: requirementId }) => signUpLink(requirementId, id),
  order: ({ id }) => orderLink(id),
}

/** @throws Refusal where there is none */
export async function findWork(db: Database, kind: EvaluatedKind, id: string): Promise<Work> {
  const work = (await worksOf(db, kind, [id])).get(id)
  if (!work) throw new Refusal('notFound')
  return work
}
