import type { Language } from '@portal/protocol/kernel/languages.ts'
import type { Timeliness } from '@portal/protocol/laws/constants.ts'
import { isOfYear, yearsIn, type LawYears } from '../text/law-years.ts'
import type { SourceKind } from './tables.ts'

/** What tells laws of one name apart. Dates as YYYY-MM-DD compare as text. */
export interface NamedLaw extends LawYears {
  id: string
  address: string
  kind: string
  /** First day on which any of its wordings was in force; null: not known. */
  begunOn: string | null
  repealedOn: string | null
  status: Timeliness
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
  /** Of a text that is stored. */
  kind?: SourceKind
}

/** Whose law a text means that names no country and belongs to none; in English that is open. */
const homes: Record<Language, string | null> = { zh: 'CN', ru: 'RU', en: null }

/** Whether nothing says of which country a name is meant that names none itself. */
export function isHomeless({ country, language }: Pick<CitingPlace, 'country' | 'language'>): boolean {
  return (country ?? homes[language]) === null
}

function countryMeant(cited: Pick<NameCited, 'country'>, place: CitingPlace): string | null {
  return cited.country ?? place.country ?? homes[place.language]
}

function ofCountry(law: NamedLaw, cited: NameCited, place: CitingPlace): boolean {
  if (cited.country !== null) return law.country === cited.country
  const meant = countryMeant(cited, place)
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

/** What is written here means China's laws where China has one of the name, else whosever it is. */
function placeMeant(laws: readonly NamedLaw[], cited: NameCited, place: CitingPlace): CitingPlace {
  if (place.kind !== 'text' || place.country !== 'CN' || cited.country !== null) return place
  const isOfChina = laws.some((law) => law.country === 'CN' && isOfYear(law, cited))
  return isOfChina ? place : { ...place, country: null }
}

function candidatesOf(laws: readonly NamedLaw[], cited: NameCited, place: CitingPlace): NamedLaw[] {
  const all = laws.filter((law) => ofCountry(law, cited, place) && isOfYear(law, cited))
  const year = cited.year?.slice(0, 4)
  if (year === undefined || countryMeant(cited, place) !== null) return all
  // "Trade Marks Act, 1999" is the one that is called so, not another country's of that year.
  const called = all.filter(({ names }) => yearsIn(names).has(year))
  return called.length > 0 ? called : all
}

/** Whether laws of several countries bear the name, and nothing says whose is meant. */
export function isCountryOpen(laws: readonly NamedLaw[], cited: NameCited, citing: CitingPlace): boolean {
  const place = placeMeant(laws, cited, citing)
  if (countryMeant(cited, place) !== null) return false
  const national = candidatesOf(laws, cited, place).filter(({ kind }) => kind !== 'treaty')
  return new Set(national.map(({ country }) => country)).size > 1
}

/**
 * Which of the laws of one name a text means: the country named, else the text's own, else its language's home; the
 * year named; what was in force on the text's day; what holds the article; what is valid at all. Null: none of them, or
 * one of several countries.
 */
export function chooseLaw(laws: readonly NamedLaw[], cited: NameCited, citing: CitingPlace): NamedLaw | null {
  const place = placeMeant(laws, cited, citing)
  const candidates = candidatesOf(laws, cited, place)
  if (candidates.length < 2) return candidates[0] ?? null
  if (isCountryOpen(candidates, cited, place)) return null
  const meant = countryMeant(cited, place)
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
