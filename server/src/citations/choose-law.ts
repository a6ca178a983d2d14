import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import { numberMark } from '../text/law-name.ts'

/** What tells laws of one name apart. Dates as YYYY-MM-DD compare as text. */
export interface NamedLaw {
  id: string
  address: string
  country: string
  kind: string
  adoptedOn: string | null
  /** First day on which any of its wordings was in force; null: not known. */
  begunOn: string | null
  repealedOn: string | null
  status: Timeliness
  /** Years that its names, number and dates bear. */
  years: ReadonlySet<string>
  /** Keys of its articles, in any wording. */
  articles: ReadonlySet<string>
  /** Lowest number of an article. */
  firstArticle: number | null
}

/** How a law is cited. */
export interface NameCited {
  key: string
  country: string | null
  /** Year, or day of adoption. */
  year: string | null
  article: string | null
}

/** Where it is cited. */
export interface CitingPlace {
  country: string | null
  language: Language
  /** Day of the citing text; null: not known. */
  day: string | null
}

/** Whose law a text means that names no country and belongs to none. */
const homes: Record<Language, string | null> = { zh: 'CN', ru: 'RU', en: null }

function bearsYear(law: NamedLaw, { key, country, year }: NameCited): boolean {
  if (year === null) return true
  if (year.length > 4)
    return law.adoptedOn === year || (!key.startsWith(numberMark) && law.years.has(year.slice(0, 4)))
  // China's laws are cited, in any language, with the year of a wording.
  return law.years.has(year) || country === 'CN' || /\p{Script=Han}/u.test(key)
}

function ofCountry(law: NamedLaw, cited: NameCited, place: CitingPlace): boolean {
  if (cited.country !== null) return law.country === cited.country
  const meant = place.country ?? homes[place.language]
  // A treaty is the same law whichever of its members it is held for.
  return meant === null || law.country === meant || law.kind === 'treaty'
}

function wasInForce(law: NamedLaw, day: string | null): boolean {
  if (day === null) return law.repealedOn === null
  return (law.begunOn === null || law.begunOn <= day) && (law.repealedOn === null || law.repealedOn > day)
}

/** Where an article would stand if a code is cut into parts: in the last that begins before it. */
function beginsBefore({ firstArticle }: NamedLaw, article: string | null): number {
  const number = Number.parseInt(article ?? '', 10)
  return firstArticle === null || Number.isNaN(number) || firstArticle > number ? -1 : firstArticle
}

/**
 * Which of the laws of one name a text means: the country named, else the text's own, else its language's home; the
 * year named; what was in force on the text's day; what holds the article; what is valid at all. Null: none of them.
 */
export function chooseLaw(laws: readonly NamedLaw[], cited: NameCited, place: CitingPlace): NamedLaw | null {
  const candidates = laws.filter((law) => ofCountry(law, cited, place) && bearsYear(law, cited))
  if (candidates.length < 2) return candidates[0] ?? null
  const meant = cited.country ?? place.country ?? homes[place.language]
  const rank = (law: NamedLaw): (number | string)[] => [
    Number(law.country !== meant),
    Number(cited.year !== null && !law.years.has(cited.year.slice(0, 4))),
    Number(!wasInForce(law, place.day)),
    Number(cited.article !== null && !law.articles.has(cited.article)),
    -beginsBefore(law, cited.article),
    Number(law.status !== 'IN_FORCE' && law.status !== 'AMENDED'),
    // Of two in force, the one that was to be repealed still held; parts of a code stand in the order of their days.
    law.repealedOn ?? '9999',
    law.begunOn ?? '',
    law.address,
  ]
  return candidates
    .map((law) => ({ law, ranks: rank(law) }))
    .reduce((best, other) => {
      const at = best.ranks.findIndex((value, index) => value !== other.ranks[index])
      return at !== -1 && other.ranks[at]! < best.ranks[at]! ? other : best
    }).law
}
