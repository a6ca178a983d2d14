import type { Passage } from '@portal/protocol/assistant/schemas.ts'

export interface CountryGroup {
  /** Tells the group from the others. */
  key: string
  /** Null of treaties, and of what is tied to no country. */
  country: string | null
  name: string | null
  isTreaties: boolean
  passages: readonly Passage[]
}

const treaties = 'treaties'

/** Passages of one country beside each other, and treaties, in the order that they came in. */
export function byCountry(passages: readonly Passage[]): CountryGroup[] {
  const groups = Map.groupBy(passages, ({ isTreaty, country }) => (isTreaty ? treaties : (country ?? '')))
  return [...groups].map(([key, some]) => {
    const isTreaties = key === treaties
    const country = isTreaties || key === '' ? null : key
    return { key, country, name: country && (some[0]?.countryName ?? country), isTreaties, passages: some }
  })
}

/** What a passage is called: the law or case, and the place in it. */
export function placeName({ title, heading }: Pick<Passage, 'title' | 'heading'>): string {
  return heading === null ? title : `${title} ${heading}`
}
