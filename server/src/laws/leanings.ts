import type { Language } from '@portal/protocol/kernel/languages.ts'
import { noPreference, timelinessStates } from '@portal/protocol/laws/constants.ts'
import type { LeaningAsked, Preferred } from '../kernel/searched.ts'
import type { Leaning } from '../search/door.ts'
import { countriesNamed, countriesSuggested } from '../text/countries-named.ts'
import { asksForOver } from './asks-for-over.ts'

/** Part of its score that a law of another country keeps, by why one country goes before. */
const keptAbroad = { named: 0.2, chosen: 0.25, suggested: 0.6, language: 0.4 }

/** A treaty is of no one country, yet stands a little behind the law of the reader's own, where the reader names none. */
const keptTreaty = 0.9

/** A law that is not in force any more, or of which nobody says that it is, stands behind those that are. */
const keptWhenOver = 0.05
/** Where the question asks for what is not in force, the rest stands a little behind. */
const keptInForce = 0.7

const overStates = ['REPEALED', 'LAPSED'] as const
const inForceStates = timelinessStates.filter(
  (state) => state !== 'UNCONFIRMED' && !overStates.some((over) => over === state),
)

/**
 * What the order of an answer leans to: laws of the country that the question names, else of the one that the reader
 * has chosen, else of the one that the question or the reader's language suggests; and laws that are in force.
 */
export function leaningsOf({ keyword, chosen, reader }: LeaningAsked): {
  leanings: Leaning[]
  said: string[]
  preferred: Preferred | null
} {
  const { preferred, said } = preferredFor(keyword, chosen, reader)
  const leanings: Leaning[] = []
  if (preferred) {
    const country = preferred.countries
    const to = { country, effectLevel: ['INTERNATIONAL_TREATY'] }
    leanings.push({ to, kept: keptAbroad[preferred.because], isChosen: preferred.because === 'chosen' })
    if (preferred.because === 'language') leanings.push({ to: { country }, kept: keptTreaty })
  }
  leanings.push(
    asksForOver(keyword)
      ? { to: { timeliness: overStates }, kept: keptInForce }
      : { to: { timeliness: inForceStates }, kept: keptWhenOver },
  )
  return { leanings, said, preferred }
}

/** The same as the search engine takes it, where nothing is said of it. */
export function leaningOf(asked: LeaningAsked): { leanings: Leaning[]; said: string[] } {
  const { leanings, said } = leaningsOf(asked)
  return { leanings, said }
}

/** Which countries go before, and the words of the question that say so by naming them. */
function preferredFor(
  keyword: string,
  chosen: string | undefined,
  reader: Language,
): { preferred: Preferred | null; said: string[] } {
  const prefer = (because: Preferred['because'], countries: string[]) => ({
    preferred: { countries, because },
    said: [] as string[],
  })
  if (chosen === noPreference || keyword === '') return { preferred: null, said: [] }
  const named = countriesNamed(keyword)
  if (named.length > 0) {
    return {
      ...prefer(
        'named',
        named.map(({ country }) => country),
      ),
      said: named.flatMap(({ words }) => words),
    }
  }
  if (chosen !== undefined) return prefer('chosen', [chosen])
  const suggested = countriesSuggested(keyword)
  if (suggested.length > 0)
    return prefer(
      'suggested',
      suggested.map(({ country }) => country),
    )
  if (reader === 'zh') return prefer('language', ['CN'])
  return /\p{Script=Han}/u.test(keyword) ? prefer('suggested', ['CN']) : { preferred: null, said: [] }
}
