import { lawName, numberMark } from './law-name.ts'
import type { Naming } from './mentions/mention.ts'
import { stem } from './stem.ts'

/** What tells of which year a law is. */
export interface LawYears {
  country: string
  /** YYYY-MM-DD. */
  adoptedOn: string | null
  /** Years that its names, number and dates bear. */
  years: ReadonlySet<string>
  /** Its titles and short names. */
  names: readonly string[]
}

const year = /(?:1[89]|20)\d\d/g
const act = stem('act')

/** The years that stand in some texts. */
export function yearsIn(texts: readonly (string | null | undefined)[]): ReadonlySet<string> {
  return new Set(texts.join(' ').match(year))
}

/** "Companies Act 2006": an act of the common law, whose title ends in its year. */
export function isCommonLawAct({ key, country }: Pick<Naming, 'key' | 'country'>): boolean {
  return country === null && !key.startsWith(numberMark) && key.split(' ').includes(act)
}

/** "Arbitration Act 1996" is not the Arbitration and Conciliation Act of that year, nor is it a law that is another matter's. */
function isTitled({ names }: LawYears, key: string, said: string): boolean {
  return names.some((name) => {
    const titled = lawName(name)
    return titled.key === key && titled.year === said
  })
}

/** Whether a law may be the one that a name means, by the year or the day that the name says. */
export function isOfYear(law: LawYears, named: Pick<Naming, 'key' | 'country' | 'year'>): boolean {
  const { key, country, year: said } = named
  if (said === null) return true
  if (said.length > 4)
    return law.adoptedOn === said || (!key.startsWith(numberMark) && law.years.has(said.slice(0, 4)))
  if (isCommonLawAct(named)) return isTitled(law, key, said)
  // China's laws are cited, in any language, with the year of a wording.
  return law.years.has(said) || country === 'CN' || /\p{Script=Han}/u.test(key)
}
