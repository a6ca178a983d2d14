import { zoneToday } from '@portal/protocol/kernel/today.ts'
import { openChangeNumbers, type ChangeFollower } from '../kernel/change-log.ts'
import type { Store } from '../kernel/database/store.ts'
import type { AnswerCaches } from '../kernel/http/answer-cache.ts'
import type { LabelStore } from '../reference/door.ts'
import { features } from './features.ts'

interface Ground {
  store: Pick<Store, 'db' | 'readersKnow'>
  labels: LabelStore
  follower: Pick<ChangeFollower, 'isComplete'> & { position(kind: string): number }
}

const searchedKinds = features.flatMap(({ search }) => (search ? [search.declaration.kind] : []))

const none: ReadonlyMap<string, number> = new Map()

/** Reads what kept answers, and pages made of them, rest on; for what rests on no change, without a query. */
export function openBasis({ store, labels, follower }: Ground): AnswerCaches['basis'] {
  const changed = openChangeNumbers(store)

  return async (asked) => {
    const isRead = asked === undefined || (asked.unchanged ?? []).length > 0
    const [names, numbers] = await Promise.all([labels.current(), isRead ? changed() : none])
    const today = zoneToday()
    const isComplete = follower.isComplete()
    const positions = new Map(searchedKinds.map((kind) => [kind, follower.position(kind)]))
    return {
      of: ({ unchanged = [], found = [], anyDay }) => [
        names,
        isComplete,
        ...(anyDay ? [] : [today]),
        ...unchanged.map((kind) => numbers.get(kind) ?? 0),
        ...found.map((kind) => positions.get(kind) ?? 0),
      ],
      parts: [names, isComplete, today, numbers, ...positions.values()],
    }
  }
}
