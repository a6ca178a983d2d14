import { wholeList } from '@portal/protocol/kernel/list-address.ts'
import type { List, PageWanted } from '@portal/protocol/kernel/list.ts'
import { openPending } from '../../../server/src/app/pending.ts'
import type { Database } from '../../../server/src/kernel/database/store.ts'
import type { PendingKind } from '../../../server/src/kernel/pending.ts'

export interface Measured {
  name: string
  ask(): Promise<unknown>
}

/** The first page and a late one of a list, in each of its orders. */
export function pages<L extends List>(
  name: string,
  list: L,
  last: number,
  page: (asked: PageWanted<L>) => Promise<unknown>,
): Measured[] {
  return list.sorts.flatMap((sort) =>
    [1, last].map((number) => ({
      name: `${name}, ${sort}, page ${number}`,
      ask: () => page(plain({ ...wholeList(list).filters, sort, page: number, size: 10 })),
    })),
  )
}

/** Asks for what waits of some kinds for somebody for whom any of them may wait. */
export function whatWaits(db: Database, kinds: readonly PendingKind[], accountId: string) {
  const pending = openPending(kinds)
  return () => pending(db, { accountId, userType: 'LAWYER' }, { page: 1, size: 20 })
}

/** Filters that are not set are not there. */
function plain(asked: object): never {
  return Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== '' && value !== undefined),
  ) as never
}
