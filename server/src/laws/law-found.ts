import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import type { Language } from '@portal/protocol/kernel/languages.ts'
import { zoneToday } from '@portal/protocol/kernel/today.ts'
import type { CitationsNotHeld, LawSearchAnswer, VersionsCited } from '@portal/protocol/laws/schemas.ts'
import type { Database } from '../kernel/database/store.ts'
import type { GroupHit, SearchAnswer } from '../search/door.ts'
import { citedOn } from './cited-on.ts'
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

/** What a question cites that is known and not held, with the way to what of it is. */
function citationsNotHeld({ notHeld }: Pick<SearchAnswer, 'notHeld'>): CitationsNotHeld {
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

/** Versions that a question cites by their year, or day, and that are not today's: what was found is today's. */
async function versionsCited(
  db: Database,
  { wordings }: Pick<SearchAnswer, 'wordings'>,
  reader: Language,
): Promise<VersionsCited> {
  const found = await citedOn(
    db,
    wordings.map(({ id: lawId, key, ...named }) => ({ lawId, key, named })),
    { day: zoneToday(), reader },
  )
  return wordings.flatMap(({ asked }, at) => {
    const one = found[at]
    return one?.otherWording ? [{ asked, address: one.address, ...one.otherWording }] : []
  })
}

/** What is said of a question's citations beside what was found: of one that names another version, that alone. */
export async function saidOfCitations(
  db: Database,
  answer: Pick<SearchAnswer, 'notHeld' | 'wordings'>,
  reader: Language,
): Promise<Pick<LawSearchAnswer, 'notHeld' | 'versionsCited'>> {
  const versions = await versionsCited(db, answer, reader)
  const others = new Set(versions.map(({ asked }) => asked))
  return {
    notHeld: citationsNotHeld(answer).filter(({ asked }) => !others.has(asked)),
    versionsCited: versions,
  }
}
