import { anotherCountry, furtherChineseNames } from '../country-names.ts'
import { chineseCountries } from '../law-name.ts'

/** "Our country": whose the text is that says so. */
export const ownCountry = '我国'
const countries = new Map<string, string>([
  ...chineseCountries.map(({ name, country }) => [name, country] as const),
  ...furtherChineseNames.map((name) => [name, anotherCountry] as const),
])
/** 德国, 德国的, 印度1872年, 俄罗斯现行; but not 内蒙古, 今日本. */
const before = new RegExp(
  `((?<!内(?=蒙)|[今即当近昨](?=日))(?:${[...countries.keys()].join('|')}))[^\\S\\n]?(?:(?:18|19|20)\\d\\d年)?(?:的|现行|新|旧|原)?[^\\S\\n]?$`,
)
/** Treaties are of no country alone. */
const treaty = /(?:公约|条约|协定|协议|议定书)$/
const longest = 24

/**
 * The country whose law a title is by what stands right before it; null where nothing does, or the title is a treaty's.
 *
 * @param text folded
 * @param from what stands before is another citation's
 * @param home the country that 我国 means
 */
export function countryBefore(
  text: string,
  { from, open, key }: { from: number; open: number; key: string },
  home: string,
): { country: string; length: number } | null {
  const found = treaty.test(key) ? null : before.exec(text.slice(Math.max(from, open - longest), open))
  if (!found) return null
  const name = found[1]!
  return { country: name === ownCountry ? home : countries.get(name)!, length: found[0].length }
}
