import type { Passage } from '@portal/protocol/assistant/schemas.ts'

export interface CountryGroup {
  /** Null of what is tied to no country. */
  country: string | null
  name: string | null
  passages: readonly Passage[]
}

/** Passages of one country beside each other, in the order that they came in. */
export function byCountry(passages: readonly Passage[]): CountryGroup[] {
  return [...Map.groupBy(passages, ({ country }) => country)].map(([country, some]) => ({
    country,
    name: some[0]?.countryName ?? country,
    passages: some,
  }))
}

/** What a passage is called: the law or case, and the place in it. */
export function placeName({ title, heading }: Pick<Passage, 'title' | 'heading'>): string {
  return heading === null ? title : `${title} ${heading}`
}
