/** The cookie that keeps the country whose laws a reader looks for, so that a page comes with its laws first. */
export const countryCookie = 'country'

/** Countries that questions are understood to name. */
export const preferableCountries = ['CN', 'RU', 'KZ', 'KG', 'TJ', 'UZ', 'PK', 'IN'] as const

export type PreferableCountry = (typeof preferableCountries)[number]

/** '' for none. */
export function parseCountry(value: string | undefined): PreferableCountry | '' {
  return preferableCountries.find((country) => country === value) ?? ''
}

/** Why the laws of a country go before others in an answer. */
export const preferenceReasons = ['named', 'chosen', 'suggested', 'language'] as const
