import type { RemovalReason } from '@portal/protocol/assistant/constants.ts'
import { countriesNamed } from '../../text/countries-named.ts'
import { articlesIn, hasArticle } from './articles.ts'
import type { Evidence } from './evidence.ts'
import { lawsSaid, namesOfTitle, type LawSaid } from './laws-said.ts'
import { bareNames } from './bare-names.ts'
import { keepsPolarity } from './negations.ts'
import { plainText } from './plain-text.ts'
import { figuresOf, type Figures, type Quantity } from './quantities.ts'
import { hasAddress, hasOpenQuote, quotesIn, titlesIn } from './quotes.ts'
import { withDigits } from './spelled-numbers.ts'
import { tellsStatus, withoutStatus } from './status-said.ts'

/** A sentence as a model wrote it, with the numbers of the passages that it cites. */
export interface CitedSentence {
  text: string
  passages: readonly number[]
}

const isOf = ({ passage, names }: Evidence, { readings }: LawSaid) =>
  readings.some(
    ({ key, country }) =>
      names.has(key) && (country === null || passage.country === null || country === passage.country),
  )

/** Whether a passage's own text names a law. */
const names = ({ laws }: Evidence, { readings }: LawSaid) =>
  laws.some((held) =>
    held.readings.some((one) =>
      readings.some(
        ({ key, country }) =>
          key === one.key && (country === null || one.country === null || country === one.country),
      ),
    ),
  )

/** Whether a text names a title: as a whole in its marks, or without them. */
function standsIn(plain: string, title: string): boolean {
  const wanted = plainText(title)
  return (
    plain.includes(`《${wanted}》`) ||
    (wanted.length > 2 && plain.replace(/《[^》]*》/g, '').includes(wanted))
  )
}

/** A title is that of a law cited, or stands in a text cited. */
function isTitleHeld(title: string, cited: readonly Evidence[]): boolean {
  const keys = namesOfTitle(title)
  return cited.some((one) => keys.some((key) => one.names.has(key)) || standsIn(one.plain, title))
}

function holdsLaws(text: string, said: readonly LawSaid[], cited: readonly Evidence[]): boolean {
  const bare = bareNames(plainText(text))
  if (!bare.every((readings) => readings.some((name) => isTitleHeld(name, cited)))) return false
  if (!titlesIn(text).every((title) => isTitleHeld(title, cited))) return false
  if (!said.every((law) => cited.some((one) => isOf(one, law) || names(one, law)))) return false
  return countriesNamed(text).every(({ country }) =>
    cited.some(
      ({ passage, plain }) =>
        passage.country === country || countriesNamed(plain).some((held) => held.country === country),
    ),
  )
}

/** Each article is one that is cited; of a law named with it, one of that law. */
function holdsArticles(
  keys: readonly string[],
  said: readonly LawSaid[],
  cited: readonly Evidence[],
): boolean {
  const all = new Set(cited.flatMap(({ articles }) => [...articles]))
  return (
    keys.every((key) => hasArticle(all, key)) &&
    said.every(
      (law) =>
        law.article === null ||
        cited.some((one) => (isOf(one, law) || names(one, law)) && hasArticle(one.articles, law.article!)),
    )
  )
}

/** A day counts where it is held, and a month or a year where a day in it is. */
function holdsDates(said: readonly string[], held: readonly string[]): boolean {
  return said.every((date) =>
    held.some(
      (one) => one === date || (date.startsWith('--') ? one.endsWith(date.slice(1)) : one.startsWith(date)),
    ),
  )
}

function isHeld({ value, unit }: Quantity, held: readonly Quantity[]): boolean {
  // "One" is a word like others, where it counts nothing known.
  if (unit === null && (value === '1' || value === '0')) return true
  return held.some(
    (one) =>
      one.value === value && (unit === null || one.unit === unit || (one.unit === null && !one.isLabel)),
  )
}

/** All figures of what is cited, each once. */
function figuresHeld(cited: readonly Evidence[]): Figures {
  return {
    dates: cited.flatMap(({ figures }) => figures.dates),
    quantities: cited.flatMap(({ figures }) => figures.quantities),
  }
}

/**
 * Why a sentence may not be shown: what it says is not borne out by the passages that it cites. It rather removes a
 * sentence too many.
 *
 * @param today YYYY-MM-DD, on which laws are in force or not
 * @returns null where it holds
 */
export function checkSentence(
  { text, passages: numbers }: CitedSentence,
  passages: ReadonlyMap<number, Evidence>,
  today: string,
): RemovalReason | null {
  if (numbers.length === 0) return 'NO_CITATION'
  const cited = numbers.flatMap((number) => passages.get(number) ?? [])
  if (cited.length < numbers.length || hasAddress(text)) return 'UNKNOWN_PASSAGE'
  const plain = plainText(text)
  const said = lawsSaid(text)
  if (!holdsLaws(text, said, cited)) return 'UNHELD_LAW'
  const { keys, rest } = articlesIn(withDigits(plain))
  if (!holdsArticles(keys, said, cited)) return 'ARTICLE'
  if (hasOpenQuote(text) || !quotesIn(text).every((quote) => cited.some(({ bare }) => bare.includes(quote))))
    return 'QUOTE'
  if (!tellsStatus(plain, cited, today)) return 'NOT_IN_FORCE'
  const figures = figuresOf(rest)
  const held = figuresHeld(cited)
  if (!holdsDates(figures.dates, held.dates)) return 'DATE'
  if (!figures.quantities.every((one) => isHeld(one, held.quantities))) return 'NUMBER'
  return keepsPolarity(withoutStatus(plain, cited, today), cited) ? null : 'NEGATION'
}
