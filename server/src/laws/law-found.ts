import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import type { CitationsNotHeld } from '@portal/protocol/laws/schemas.ts'
import type { GroupHit, SearchAnswer } from '../search/door.ts'
import type { LawShown } from './search-collection.ts'

/** How a law that was found stands. */
export interface LawFound {
  /** Codes of all countries that a treaty is held for, its own first; of another law that one alone. */
  countries: string[]
  timeliness: Timeliness
  isDigest: boolean
  /** First day of a later wording that is known and not held. */
  amendedFrom: string | null
}

export function lawFound({ values, same, shown }: Pick<GroupHit, 'values' | 'same' | 'shown'>): LawFound {
  const { isDigest, amendedFrom } = shown as LawShown
  return {
    countries: [...new Set([{ values }, ...same].map((one) => String(one.values['country'])))],
    timeliness: values['timeliness'] as Timeliness,
    isDigest,
    amendedFrom,
  }
}

/** What a question about laws cites that is known and not held, with the way to what of it is. */
export function citationsNotHeld({ notHeld }: Pick<SearchAnswer, 'notHeld'>): CitationsNotHeld {
  return notHeld.map(({ asked, held }) => ({
    asked,
    held: held && {
      lawId: held.id,
      address: `/${(held.shown as LawShown).address}`,
      articles: held.units,
      near: held.near,
    },
  }))
}
