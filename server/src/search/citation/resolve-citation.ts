import { namesInAllLanguages } from '../../text/code-names.ts'
import { articleAlone, articleReferences } from '../../text/article-reference.ts'
import { interpretationName } from '../../text/interpretation-name.ts'
import { isKnownAct } from '../../text/known-acts.ts'
import { lawName, numberMark, officialNumberKey } from '../../text/law-name.ts'
import { isCommonLawAct, isOfYear, yearsIn, type LawYears } from '../../text/law-years.ts'
import { caseMark, type Mention, type Naming } from '../../text/mentions/mention.ts'
import { readMentions } from '../../text/mentions/read-mentions.ts'
import { wordingNamed } from '../../text/wordings/wording-named.ts'
import type { SearchAnswer } from '../door.ts'
import type { GroupFilter } from '../filter/group-filter.ts'
import { isHeldIn } from '../index/live-segment.ts'
import { languages as languageCodes, readKey, readUnit } from '../index/segment.ts'
import type { GroupPlace, SegmentedIndex } from '../index/segmented-index.ts'
import { citationLimit, isIn, namesakes, recordOf, type Languages, type Named } from './cited.ts'

type NotHeld = SearchAnswer['notHeld'][number]

/** A citation in a question: the laws that may be meant, best first, and the article. */
interface Understood {
  start: number
  end: number
  candidates: Candidate[]
  key: string | null
  /** It is known what act is cited, though it is not held. */
  isKnown: boolean
  /** What it says of the year and the wording. */
  named: Dated
}

type Dated = Pick<Naming, 'year' | 'wording'>

/** What stands between citations, and says nothing beside them. */
const joints =
  /^(?:[\s,.;:、，。；：()（）?？!！~～—–-]|(?<!\d)(?:1[89]|20)\d\d(?!\d)|以及|或者|规定|最高(?:人民法院|法院|法)|[和与及或至到的]|(?<!\p{L})(?:и|или|по|and|or|to|the|of)(?!\p{L}))*$/u

/**
 * Reads the citations in a question: a law by its title, short title or official number, in any language, alone or
 * with articles. What is understood is left out of the rest, but for a name that is all of the question: its words say
 * what it is about too. No law is cited that does not pass the filter, or is not held in the only language asked for.
 */
export function resolveCitation(
  text: string,
  index: SegmentedIndex,
  filter: GroupFilter,
  languages: Languages,
): Named {
  const understoodNothing = { cited: null, notHeld: [], wordings: [], isActOpen: false, rest: text }
  if (text.length > citationLimit) return understoodNothing
  const asked: Asked = { text, index, filter, languages }
  const whole = (law: string, key: string | null): Understood => {
    const candidates = candidatesOf(findLaws(law, asked), key, asked)
    return { start: 0, end: text.length, candidates, key, isKnown: false, named: lawName(law) }
  }
  const named = whole(text, null)
  // The words of a title say what it is about; those of a number do not.
  if (named.candidates.length > 0)
    return { ...understoodNothing, ...answer([named], asked), rest: isTitled(text, asked) ? text : '' }
  if (isKnownInterpretation(text))
    return { ...understoodNothing, notHeld: [{ asked: text, held: null }], rest: '' }
  const alone = articleAlone(text)
  if (alone !== null) {
    const holders = holdersOf(alone, asked).slice(0, namesakes)
    const readings = holders.map((holder) => ({ ...named, candidates: [holder], key: alone }))
    return { ...answer(readings, asked), isActOpen: true, rest: '' }
  }
  const understood = mentionsIn(text)
    .map((mention) => readingOf(mention, asked))
    .filter(({ candidates, isKnown }) => candidates.length > 0 || isKnown)
  if (!understood.some(({ candidates }) => candidates.length > 0)) {
    const readings = articleReferences(text).map(({ law, key }) => whole(law, key))
    const loose = readings.find(({ candidates }) => candidates.length > 0)
    if (loose) return { ...understoodNothing, ...answer([loose], asked), rest: '' }
  }
  const rest = understood.length > 0 ? without(text, understood) : text
  return { ...understoodNothing, ...answer(understood, asked), rest }
}

/** Behind a citation: (2018年修正) */
const note = /^\s?[([（［【〔]([^()[\]（）［］【】〔〕]{1,60})[)\]）］】〕]/

interface Asked {
  text: string
  index: SegmentedIndex
  filter: GroupFilter
  languages: Languages
}

/** Mentions of laws with an article or a number: a name alone is a matter that may be asked about. */
function mentionsIn(text: string): Mention[] {
  const language = /\p{Script=Han}/u.test(text) ? 'zh' : /\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en'
  return readMentions([text], language, false)[0]!.filter(
    ({ isOwn, article, names }) =>
      !isOwn &&
      !names[0]!.key.startsWith(caseMark) &&
      (article !== null || names.some(({ key }) => key.startsWith(numberMark))),
  )
}

function readingOf({ names, article, start, end }: Mention, asked: Asked): Understood {
  const name = names.find((one) => lawsNamed(one, asked).length > 0)
  if (!name) {
    // "Limitation Act 1980, s 5" is cited, whosever it is: its words are no matter that is asked about.
    const isKnown = names.some((one) => isKnownAct(one) || (one.year !== null && isCommonLawAct(one)))
    return { start, end, candidates: [], key: article, isKnown, named: { year: null, wording: null } }
  }
  const candidates = candidatesOf(lawsNamed(name, asked), article, asked)
  return { start: name.start, end: name.end, candidates, key: article, isKnown: false, named: name }
}

/** Laws of a name that a text gives them; of those that go by it in another language, its own country's and treaties. */
function lawsNamed({ key, country, year }: Naming, { text, index }: Asked): GroupPlace[] {
  const meant = country ?? homeOf(text)
  const exact = placesOf(index, index.titles.find(key)).filter(
    (place) => country === null || countryOf(place) === country || isTreaty(place),
  )
  const translated = placesOf(
    index,
    namesInAllLanguages([key]).flatMap((name) => index.titles.find(name)),
  ).filter((place) => meant === null || countryOf(place) === meant || isTreaty(place))
  return [...new Set([...exact, ...translated])].filter((place) =>
    isOfYear(yearsOf(place), { key, country, year }),
  )
}

/** The laws that may be meant and pass the filter, best first. */
function candidatesOf(laws: readonly GroupPlace[], key: string | null, asked: Asked): Candidate[] {
  const { filter, languages } = asked
  const candidates = laws
    .filter(({ segment, group }) => filter.failures(segment.columns, group) === 0)
    .filter(isIn(languages))
    .map((place) => ({ place, unit: key === null ? null : findArticle(place, key, languages) }))
  return candidates.sort(orderOf(candidates, asked))
}

function answer(
  readings: readonly Understood[],
  { text, languages }: Asked,
): Pick<Named, 'cited' | 'notHeld' | 'wordings'> {
  const found = readings.filter(({ candidates }) => candidates.length > 0)
  const notHeld = readings.flatMap(({ candidates, key, start, end, isKnown }): NotHeld[] => {
    const asked = text.slice(start, end)
    const best = candidates[0]
    if (!best) return isKnown ? [{ asked, held: null }] : []
    return key !== null && best.unit === null ? [{ asked, held: heldOf(best.place, key, languages) }] : []
  })
  const first = found[0]?.candidates[0]
  if (!first) return { cited: null, notHeld, wordings: [] }
  const best = found.map(({ candidates }) => candidates[0]!)
  const others = found[0]!.candidates.slice(1).map(({ place }) => place)
  const places = [...best.map(({ place }) => place), ...others]
  const units = best.flatMap(({ place, unit }) =>
    unit === null ? [] : [{ live: place.segment, unit, place }],
  )
  const { id, shown } = recordOf(first.place)
  return {
    cited: {
      places: [...new Map(places.map((place) => [recordOf(place).id, place])).values()].slice(0, namesakes),
      units,
      resolved: {
        id,
        shown,
        unitKey: first.unit === null ? null : readKey(first.place.segment.segment, first.unit),
        units: units.map(({ place, unit }) => ({
          id: recordOf(place).id,
          key: readKey(place.segment.segment, unit),
        })),
      },
    },
    notHeld,
    wordings: found.flatMap(({ candidates, key, start, end, named: { year, wording } }) =>
      year === null && wording === null
        ? []
        : [{ asked: text.slice(start, end), id: recordOf(candidates[0]!.place).id, key, year, wording }],
    ),
  }
}

/** What is held of a law that does not have an article: how many articles, and those next to it. */
function heldOf(place: GroupPlace, key: string, { reader, only }: Languages): NotHeld['held'] {
  const { segment } = place.segment
  const byKey = new Map<string, number>()
  for (let unit = segment.articleStarts[place.group]!; unit < segment.groupStarts[place.group + 1]!; unit++) {
    const language = languageCodes[segment.unitLanguages[unit]!]
    const name = readKey(segment, unit)
    if (!byKey.has(name) || language === (only ?? reader)) byKey.set(name, unit)
  }
  const wanted = Number.parseFloat(key)
  const keys = [...byKey.keys()].sort((one, other) => Number.parseFloat(one) - Number.parseFloat(other))
  const before = keys.findLast((name) => Number.parseFloat(name) < wanted)
  const behind = keys.find((name) => Number.parseFloat(name) > wanted)
  const near = [before, behind].flatMap((name) =>
    name === undefined ? [] : [{ key: name, number: readUnit(segment, byKey.get(name)!).number }],
  )
  const { id, shown } = recordOf(place)
  return { id, shown, units: byKey.size, near }
}

/** A question without what is understood of it, where more is left than what joins it. */
function without(text: string, understood: readonly Understood[]): string {
  let [rest, at] = ['', 0]
  for (const { start, end } of understood) {
    rest += `${text.slice(at, start)} `
    at = Math.max(at, end)
  }
  rest += text.slice(at).replace(note, (whole, said: string) => (wordingNamed(said) === null ? whole : ' '))
  return joints.test(rest) ? '' : rest.trim()
}

/** Whether some group goes by a text, rather than by a number in it. */
function isTitled(text: string, { index }: Asked): boolean {
  const { key } = lawName(text)
  return key !== '' && index.titles.find(key).length > 0
}

/** 民诉法解释: its words would find every other interpretation. */
function isKnownInterpretation(text: string): boolean {
  const name = lawName(text)
  return interpretationName(name.key) !== null && isKnownAct(name)
}

/** The laws that have an article, of which nobody says whose it is: the home's first, and those of most articles. */
function holdersOf(key: string, asked: Asked): Candidate[] {
  const { index, text, filter, languages } = asked
  const home = homeOf(text)
  const holders = candidatesOf([...index.places.values()], key, asked).filter(({ unit }) => unit !== null)
  const rank = ({ place }: Candidate): number[] => {
    const { segment, group } = place
    const timeliness = filter.value(segment.columns, 'timeliness', group)
    return [
      Number(!filter.isChosen(segment.columns, group)),
      Number(countryOf(place) !== home),
      Number(timeliness !== 'IN_FORCE' && timeliness !== 'AMENDED'),
      Number(!isHeldIn(segment, group, languages.only ?? languages.reader)),
      -articlesOf(place),
    ]
  }
  return holders
    .map((holder) => ({ holder, ranks: rank(holder) }))
    .sort((one, other) => compareRanks(one.ranks, other.ranks))
    .map(({ holder }) => holder)
}

function articlesOf({ segment: { segment }, group }: GroupPlace): number {
  return segment.groupStarts[group + 1]! - segment.articleStarts[group]!
}

function findLaws(text: string, { index }: Asked): GroupPlace[] {
  const { key, country, year, isChinese } = lawName(text)
  const byName = key === '' ? [] : placesOf(index, index.titles.find(key))
  const ofCountry = byName.filter((place) => country === null || countryOf(place) === country)
  // A Chinese year may be that of a version; an English or Russian one tells acts apart.
  const ofYear = ofCountry.filter((place) => {
    const borne = yearsOf(place)
    return year === null || (borne.years.has(year) && isOfYear(borne, { key, country, year }))
  })
  const found = ofYear.length > 0 || !isChinese ? ofYear : ofCountry
  return found.length > 0 ? found : findByNumber(text, index)
}

const date = /(?<!\p{L})(?:от|of|dated)\s+\d{1,2}(?:[./]\d{1,2}[./]|\s+\p{L}+\s+)\d{4}/u
const numberWords =
  /(?<!\p{L})(?:федеральн\p{L}*|конституционн\p{L}*|закон\p{L}*|указ\p{L}*|постановлени\p{L}*|law|act|decree|зрк|зру)(?!\p{L})/gu

function findByNumber(text: string, index: SegmentedIndex): GroupPlace[] {
  // A number with its day is a mention, and means the act of that day.
  if (date.test(text.toLowerCase())) return []
  const plain = text.toLowerCase().replace(numberWords, ' ')
  const key = officialNumberKey(plain)
  // Digits alone are a number only when the text says so.
  if (!/\d/.test(key) || (/^\d+$/.test(key) && !/№|(?<!\p{L})no\.?\s*\d/u.test(plain))) return []
  return placesOf(index, index.titles.find(numberMark + key))
}

function countryOf(place: GroupPlace): string {
  return String(recordOf(place).values['country'])
}

function isTreaty(place: GroupPlace): boolean {
  return recordOf(place).values['effectLevel'] === 'INTERNATIONAL_TREATY'
}

/** Whose law a question in a language means that names no country. */
function homeOf(text: string): string | null {
  return /\p{Script=Han}/u.test(text) ? 'CN' : /\p{Script=Cyrillic}/u.test(text) ? 'RU' : null
}

function placesOf(index: SegmentedIndex, ids: string[]): GroupPlace[] {
  return ids.flatMap((id) => index.places.get(id) ?? [])
}

function yearsOf(place: GroupPlace): LawYears {
  const { dates, number, titles } = recordOf(place)
  const names = titles.flatMap(({ title, shortTitles }) => [title, ...shortTitles])
  const adoptedOn = dates['adoptedOn'] ?? null
  return {
    country: countryOf(place),
    adoptedOn,
    years: yearsIn([adoptedOn, dates['effectiveOn'], number, ...names]),
    names,
  }
}

/** The article's unit, in the reader's language where the law is held in it; in `only` that one where it is given. */
function findArticle(
  { segment: live, group }: GroupPlace,
  key: string,
  { reader, only }: Languages,
): number | null {
  const { segment } = live
  const wanted = comparable(key)
  let found: number | null = null
  for (let unit = segment.articleStarts[group]!; unit < segment.groupStarts[group + 1]!; unit++) {
    if (segment.keyLengths[unit] !== key.length || comparable(readKey(segment, unit)) !== wanted) continue
    const language = languageCodes[segment.unitLanguages[unit]!]
    if (only && language !== only) continue
    if (language === reader) return unit
    found ??= unit
  }
  return found
}

/** 12-1 and 12.1 are printed for the same article by different editions. */
function comparable(key: string): string {
  return key.toUpperCase().replaceAll('-', '.')
}

interface Candidate {
  place: GroupPlace
  unit: number | null
}

/**
 * Order of laws that share a name. What the reader has chosen to go before does; else a question in Chinese means
 * China's, one in Russian Russia's. Then come those that have the article cited, those in force, and the countries whose law is newest; the parts of one code, which
 * share a country, stand in the order they were made.
 */
function orderOf(candidates: Candidate[], { text, filter, languages: { reader, only } }: Asked) {
  const home = homeOf(text)
  const since = ({ place: { segment, group } }: Candidate): number => segment.columns.order[group]!
  const newest = new Map<string, number>()
  for (const candidate of candidates) {
    const country = countryOf(candidate.place)
    newest.set(country, Math.max(newest.get(country) ?? 0, since(candidate)))
  }
  /** A treaty is the same whichever of its members it is held for: what the reader can read comes first. */
  const farOff = (place: GroupPlace): number[] => [
    Number(!isHeldIn(place.segment, place.group, only ?? reader)),
    Number(reader === 'zh' && countryOf(place) !== 'CN'),
  ]
  const rank = (candidate: Candidate): (number | string)[] => {
    const { place } = candidate
    const country = countryOf(place)
    const timeliness = filter.value(place.segment.columns, 'timeliness', place.group)
    return [
      Number(!filter.isChosen(place.segment.columns, place.group)),
      Number(home !== null && country !== home),
      Number(candidate.unit === null),
      Number(timeliness !== 'IN_FORCE' && timeliness !== 'AMENDED'),
      ...(isTreaty(place) ? farOff(place) : [0, 0]),
      -newest.get(country)!,
      country,
      since(candidate),
      recordOf(place).id,
    ]
  }
  return (one: Candidate, other: Candidate): number => compareRanks(rank(one), rank(other))
}

function compareRanks(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  const at = one.findIndex((value, place) => value !== other[place])
  return at !== -1 && one[at]! > other[at]! ? 1 : -1
}
