import type { Passage } from '@portal/protocol/assistant/schemas.ts'

/** What passages have in common that are of no one country. An answer to a question names none, whichever it speaks of. */
type Common = 'treaties' | 'answered' | 'other'

export interface CountryGroup {
  /** Tells the group from the others. */
  key: string
  /** Null of what has something else in common. */
  country: { code: string; name: string } | null
  common: Common
  passages: readonly Passage[]
}

function commonOf({ isTreaty, kind }: Passage): Common {
  if (isTreaty) return 'treaties'
  return kind === 'answered' ? kind : 'other'
}

function countryOf({ isTreaty, country, countryName }: Passage): CountryGroup['country'] {
  return isTreaty || country === null ? null : { code: country, name: countryName ?? country }
}

/** Passages of one country beside each other, and treaties, in the order that they came in. */
export function byCountry(passages: readonly Passage[]): CountryGroup[] {
  const groups = Map.groupBy(passages, (passage) => countryOf(passage)?.code ?? commonOf(passage))
  return [...groups].map(([key, some]) => {
    const first = some[0]!
    return { key, country: countryOf(first), common: commonOf(first), passages: some }
  })
}

/** What a passage is called: the law or case, and the place in it. */
export function placeName({ title, heading }: Pick<Passage, 'title' | 'heading'>): string {
  return heading === null ? title : `${title} ${heading}`
}
