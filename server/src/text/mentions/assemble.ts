import { Breaks } from './breaks.ts'
import {
  datedBy,
  ownLaw,
  redatedBy,
  saidOf,
  type Aliases,
  type Mention,
  type NameReading,
  type Naming,
  type Referent,
} from './mention.ts'
import { matchAt } from './words.ts'
import { yearTold } from '../wordings/told-days.ts'
import { wordingNamed } from '../wordings/wording-named.ts'

/** The name of a law in an English or Russian text. */
export interface Phrase {
  /** Ways to read it, longest first; none when it says nothing of which law is meant. */
  readings: NameReading[]
  start: number
  /** End of the longest reading. */
  end: number
  /** It names a law even where no article stands beside it. */
  standsAlone: boolean
  /** Key of the name that the text gives it for itself behind it. */
  alias: string | null
}

export interface ArticlePlace {
  start: number
  end: number
  key: string
  paragraph: string | null
  item: string | null
}

/** Whose the articles of a group are, by the words that follow them. */
export type Owner =
  | { kind: 'own' | 'said' | 'alias'; key: string; end: number }
  | { kind: 'ofYear'; key: string; year: string; end: number }
  | { kind: 'phrase'; phrase: Phrase }
  | { kind: 'foreign' | 'none' }

/** Articles named in one breath: "ss. 73 and 74 of …". */
export interface ArticleGroup {
  start: number
  end: number
  places: ArticlePlace[]
  owner: Owner
  /** What is said before them of the wording that is meant: "former Article 47"; null: nothing. */
  wording: string | null
}

/** Between these, a name and the articles behind it are one mention: "Civil Code, art. 590". */
const join = /^[\s,]*$/
const longestJoin = 3

const citingPlace =
  /(?<!\p{L})(?:under|by|with|of|in|see|по|силу|согласно|основании|соответствии с|соответствии со)\s$/iu
/** Laws named before that "the Convention" may mean. */
const mostRemembered = 12

function lastOfKind(named: readonly Referent[], kind: string): Referent | null {
  return recentOfKind(named, kind).at(-1) ?? null
}

function recentOfKind(named: readonly Referent[], kind: string): Referent[] {
  return named.slice(-mostRemembered).filter(({ names }) => names[0]?.key.split(' ').includes(kind))
}

/** "the 1996 Act": the one of that year, the one of which no year was said, or that wording of a law of China's. */
function lastOfYear(named: readonly Referent[], kind: string, year: string): Referent | null {
  const recent = recentOfKind(named, kind)
  const ofYear = recent.findLast(({ names }) => names.some((name) => saidOf(name)?.startsWith(year)))
  const isOpen = (name: Naming) => saidOf(name) === null || name.country === 'CN'
  const open = ofYear ? null : recent.findLast(({ names }) => names.every(isOpen))
  if (!open) return ofYear ?? null
  return { ...open, names: open.names.map((name) => ({ ...name, year, wording: null })) }
}

/** A text, as printed and folded, with what the notes behind its articles look like: one of its groups is the note. */
interface Assembled {
  text: string
  folded: string
  noteBehind: RegExp
}

/** Puts names and articles of a text together, from its beginning to its end. */
export function assemble(
  { text, folded, noteBehind }: Assembled,
  phrases: readonly Phrase[],
  groups: readonly ArticleGroup[],
  aliases: Aliases,
  isStatute: boolean,
): Mention[] {
  const mentions: Mention[] = []
  const owned = new Set(groups.flatMap(({ owner }) => (owner.kind === 'phrase' ? [owner.phrase] : [])))
  let inSentence: Referent | null = null
  let inParagraph: Referent | null = null
  let last: Referent | null = null
  const named: Referent[] = []
  const breaks = new Breaks(text)
  let settledAt = 0
  let behind = 0

  const isJoined = (from: number, to: number): boolean =>
    to - from <= longestJoin && join.test(text.slice(from, to))
  const expand = (readings: readonly NameReading[]): NameReading[] =>
    readings.flatMap((reading) =>
      aliases.expand(reading).map((naming) => ({ ...naming, start: reading.start, end: reading.end })),
    )
  const settle = (referent: Referent | null, at: number): void => {
    inSentence = referent
    inParagraph = referent
    last = referent ?? last
    if (referent && named.at(-1) !== referent) named.push(referent)
    settledAt = Math.max(settledAt, at)
    behind = Math.max(behind, at)
  }
  const define = ({ alias }: Phrase, referent: Referent): void => {
    if (alias !== null) aliases.define({ key: alias }, referent)
  }
  /** Keeps a mention whose readings may begin or end at different places. */
  const keep = (
    names: NameReading[],
    isOwn: boolean,
    place: ArticlePlace | null,
    span: [number, number],
  ): void => {
    const free = names.filter(({ start }) => start >= behind)
    if (free.length === 0 && (!isOwn || span[0] < behind)) return
    mentions.push({
      start: isOwn ? span[0] : Math.min(...free.map(({ start }) => start)),
      end: isOwn ? span[1] : Math.max(...free.map(({ end }) => end)),
      isOwn,
      names: free,
      article: place?.key ?? null,
      paragraph: place?.paragraph ?? null,
      item: place?.item ?? null,
    })
    behind = mentions.at(-1)!.end
  }
  const keepPlaces = (places: readonly ArticlePlace[], { names, isOwn }: Referent): void => {
    for (const place of places) {
      const span = { start: place.start, end: place.end }
      keep(
        names.map((naming) => ({ ...naming, ...span })),
        isOwn,
        place,
        [place.start, place.end],
      )
    }
  }

  /** Names with what a note behind the article says of the wording: "art. 16 (as amended in 2018)". */
  const datedBehind = <Name extends Naming>(
    names: readonly Name[],
    end: number,
    by: typeof datedBy = datedBy,
  ): Name[] => {
    const found = matchAt(noteBehind, folded, end)
    const said = found?.slice(1).find((group) => group !== undefined)
    if (!found || said === undefined) return [...names]
    // "(2018) Lu 02 Min Zhong No. 1" on the next line is a case, "[2018] EWHC 1" a report.
    const isYear = /^[^\S\n]{0,2}\(/.test(found[0])
    const dated = { year: isYear ? yearTold(said) : null, wording: wordingNamed(said) }
    return names.map((name) => by(name, dated))
  }

  const keepGroup = ({ places, owner, start, end, wording }: ArticleGroup, before: Phrase | null): void => {
    const [first, lastPlace] = [places[0]!, places.at(-1)!]
    const said = { year: null, wording }
    if (owner.kind === 'phrase') {
      const names = expand(owner.phrase.readings).map((name) => datedBy(name, said))
      const referent = { isOwn: false, names }
      define(owner.phrase, referent)
      keepPlaces(places.slice(0, -1), referent)
      keep(
        names.map((name) => ({ ...name, start: lastPlace.start })),
        false,
        lastPlace,
        [lastPlace.start, end],
      )
      settle(referent, names.length > 0 ? end : owner.phrase.end)
    } else if (before) {
      const meant = expand(before.readings.filter((reading) => isJoined(reading.end, start)))
      define(before, { isOwn: false, names: meant })
      const names = datedBehind(meant, end).map((name) => datedBy(name, said))
      const referent = { isOwn: false, names }
      keep(
        names.map((name) => ({ ...name, end: first.end })),
        false,
        first,
        [before.start, first.end],
      )
      keepPlaces(places.slice(1), referent)
      settle(referent, end)
    } else {
      if (breaks.hasSentence(settledAt, start + 1)) inSentence = null
      if (breaks.hasLine(settledAt, start + 1)) inParagraph = null
      const referent = referentOf(owner, start)
      if (!referent) {
        if (owner.kind !== 'none') settle(null, end)
        return
      }
      const close = 'end' in owner ? owner.end : lastPlace.end
      const names = datedBehind(referent.names, close, redatedBy).map((name) => redatedBy(name, said))
      const dated = { ...referent, names }
      keepPlaces([...places.slice(0, -1), { ...lastPlace, end: close }], dated)
      settle(dated, close)
    }
  }
  const referentOf = (owner: Owner, start: number): Referent | null => {
    if (owner.kind === 'own') return ownLaw
    if (owner.kind === 'ofYear') return lastOfYear(named, owner.key, owner.year)
    if (owner.kind === 'said') return lastOfKind(named, owner.key) ?? last
    if (owner.kind === 'alias') return aliases.find(owner) ?? lastOfKind(named, owner.key)
    if (owner.kind !== 'none') return null
    // In a judgment, "under Article 78" may go on with the law of the sentence before.
    const goesOn = !isStatute && citingPlace.test(text.slice(Math.max(0, start - 24), start))
    return inSentence ?? (goesOn ? inParagraph : null)
  }

  let at = 0
  for (const group of groups) {
    for (; at < phrases.length && phrases[at]!.start < group.start; at++) {
      const phrase = phrases[at]!
      const isBefore =
        owned.has(phrase) ||
        ((group.owner.kind === 'none' || group.owner.kind === 'said') &&
          phrase.readings.some(({ end }) => end <= group.start && isJoined(end, group.start)))
      if (!isBefore) keepAlone(phrase)
      else if (!owned.has(phrase)) {
        keepGroup(group, phrase)
        owned.add(phrase)
      }
    }
    if (behind <= group.start) keepGroup(group, null)
  }
  for (; at < phrases.length; at++) if (!owned.has(phrases[at]!)) keepAlone(phrases[at]!)
  return mentions

  function keepAlone(phrase: Phrase): void {
    if (phrase.start < behind || phrase.readings.length === 0) return
    const names = expand(phrase.readings)
    const referent = { isOwn: false, names }
    define(phrase, referent)
    if (!phrase.standsAlone) return
    keep(names, false, null, [phrase.start, phrase.end])
    settle(referent, phrase.end)
  }
}
