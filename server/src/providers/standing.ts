import type { Standing } from '../kernel/feature.ts'
import type { Leaver } from '../kernel/leaving.ts'
import type { Mover } from '../kernel/mover.ts'
import type { Services } from '../kernel/services.ts'
import { providerSearch, shownWith } from '../profiles/door.ts'

/** What is found and shown of an account, and of whoever is shown with it, is another. */
async function changed(mover: Mover, accountId: string): Promise<void> {
  for (const id of [accountId, ...(await shownWith(mover.transaction, accountId))])
    mover.changed(providerSearch, id)
}

/** Whoever is suspended, or verified no more, is not in the directory, nor are an agency's members. */
export function followStanding(mover: Mover, { accountId }: Standing): Promise<void> {
  return changed(mover, accountId)
}

/** Their rows are still there, by which those are known who were shown with them. */
export function forgetProvider(mover: Mover, _services: Services, { id }: Leaver): Promise<void> {
  return changed(mover, id)
}
