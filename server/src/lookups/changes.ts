import { findCitedLaws } from '../citations/door.ts'
import type { Database } from '../kernel/database/store.ts'
import { repealDays } from '../laws/door.ts'

interface Quoted {
  lawId: string
  article: string
}

/** Since which day each provision reads otherwise than on the day it is quoted as of, or is repealed; null where it is neither. */
export async function changesSince(
  db: Database,
  quoted: readonly Quoted[],
  day: string,
): Promise<(string | null)[]> {
  const found = await findCitedLaws(
    db,
    quoted.map(({ lawId: id, article: articleKey }) => ({ id, articleKey, day })),
  )
  const repealed = await repealDays(
    db,
    quoted.map(({ lawId }) => lawId),
  )
  return quoted.map(({ lawId }, place) => {
    const days = [found[place]?.changedOn, repealed.get(lawId)]
    return days.filter((one) => one != null && one > day).toSorted()[0] ?? null
  })
}
