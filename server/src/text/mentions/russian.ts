import { articleKey } from '@portal/protocol/laws/article-number.ts'
import { beforeMark } from '@portal/protocol/laws/wording-said.ts'
import { assemble, type ArticleGroup, type ArticlePlace, type Owner, type Phrase } from './assemble.ts'
import type { Aliases, Mention } from './mention.ts'
import { knownName } from './name-cache.ts'
import { RussianNames } from './russian-names.ts'
import { partBehind, partsBefore, partsFrom, type Parts } from './russian-parts.ts'
import { russianWordingText } from '../wordings/russian-wording.ts'
import { wordingNamed } from '../wordings/wording-named.ts'
import { headKind } from './russian-words.ts'
import { firstOf, letteredPlace, matchAt, sourceOf, wordAt, type Source } from './words.ts'

// On folded text; repetitions are bounded.
const singular = 'статья|статьи|статье|статью|статьей'
const plural = 'статей|статьям|статьями|статьях|ст\\.?\\s?ст|ст'
const articleWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(${singular}|${plural})(?!\\p{L})\\.?\\s{0,2}(?:со?\\s{1,2})?(?=\\d|[ivxlc]{1,7}(?![\\p{L}\\p{N}]))|${letteredPlace}`,
  'gu',
)
const againWord = new RegExp(
  `(?:${singular}|${plural})(?!\\p{L})\\.?\\s{0,2}(?=\\d|[ivxlc]{1,7}(?![\\p{L}\\p{N}]))`,
  'uy',
)
const isSingular = new RegExp(`^(?:${singular})$`)
/** On the printed text: small raised digits are folded into others. */
const number =
  /(\d{1,5}(?:[.-]\d{1,4}){0,2}[A-Z]{0,2}[⁰¹²³⁴-⁹]{0,3}|[IVXLC]{1,7}(?![\p{L}\p{N}]))(?![\p{L}\d])/uy
const separator = /\s{0,2}(?:,\s{0,2}(?:(?:и|или)\s)?|\s(?:и|или|по|до)\s|–|—|-)\s{0,2}/y
const ownOwner = /настоящ[а-я]{2,4}\s{1,2}(?:(?:федеральн|конституционн)[а-я]{2,4}\s{1,2})?([а-я]{4,14})/y
const saidOwner =
  /(?:назван|указан|упомянут|вышеназван|вышеуказан|данн|эт|т)(?:[а-я]{2,4})(?:\s{1,2}же)?\s{1,2}(?:(?:федеральн|конституционн)[а-я]{2,4}\s{1,2})?([а-я]{4,14})/y
/** "35(2)(а)" */
const inBrackets = /\((\d{1,2})\)(?:\(([a-zа-я])\))?/uy
/** «ст. 57 ныне действующего Закона» */
const nowadays = /ныне\s{1,2}(?=действующ)/y
const gazette =
  /(?:(?<!\p{L})сз|собрани[а-я]{1,2}\sзаконодательства|ведомост[а-я]{1,2})(?!\p{L})[^;\n]{0,80}№\s?\d{1,4}(?:\s?\([^()]{1,20}\))?[.,]\s{0,2}$/u
const longestGazette = 130
/** «ст. 506 части второй ГК РФ», «ст. 309 старой редакции ГК РФ»: between an article and the name of its law. */
const beforeOwner =
  /(?:\([^()]{3,150}\)|част[иь]\s{1,2}(?:перв|втор|трет|четверт)[а-я]{2}|ч\.?\s?\d|(?:стар|прежн|предыдущ|действующ|нов)[а-я]{2,3}(?:\s{1,2}редакции)?)\s{1,2}/y
/** What stands behind articles and says of the wording of their law which it is. */
const noteBehind = new RegExp(`\\s{0,2}[([]([^()[\\]]{1,150})[)\\]]|,?\\s{1,2}(${russianWordingText})`, 'uy')
/** «в прежней редакции ст. 10 ГК РФ», «прежняя статья 10» */
const formerBefore = /(?<![\p{L}-])(?:стар|прежн|предыдущ)\p{L}{1,3}\s{1,2}(?:редакци\p{L}{1,2}\s{1,2})?$/u
const longestFormer = 30
const mostWordsBefore = 16
/** "ст. 15, 10 дней": a number with what it counts is no article; nor is one that begins a law's number. */
const quantity =
  /\s{0,2}(?:%|дн|ден|месяц|меся|год|лет|час|руб|тыс|млн|процент|человек|январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр)|-[а-я]/y
/** Owners of articles that are no laws. */
const otherOwner =
  /^(?:договор|контракт|устав|соглашени|регламент|приложени|положени|инструкци|правил|приказ|журнал|газет|отчет|доклад|оферт|полис|протокол|книг|сборник|бюджет|смет|решени|постановлени)/

/** Reads one text in Russian. */
export function readRussian(text: string, folded: string, aliases: Aliases, isStatute: boolean): Mention[] {
  const source = sourceOf(text, folded)
  const names = new RussianNames(source)
  const phrases = names.all()
  const reader = new RussianArticles(source, names, phrases)
  const groups = reader.groups()
  const all = [...phrases, ...reader.acronyms].sort((one, other) => one.start - other.start)
  return assemble({ text, folded, noteBehind }, all, groups, aliases, isStatute)
}

class RussianArticles {
  readonly #source: Source
  readonly #names: RussianNames
  readonly #phrases: Map<number, Phrase>
  /** Names in capitals found beside articles. */
  readonly acronyms: Phrase[] = []

  constructor(source: Source, names: RussianNames, phrases: readonly Phrase[]) {
    this.#source = source
    this.#names = names
    this.#phrases = new Map(phrases.map((phrase) => [phrase.start, phrase]))
  }

  groups(): ArticleGroup[] {
    const groups: ArticleGroup[] = []
    let behind = 0
    for (const found of this.#source.folded.matchAll(articleWord)) {
      if (found.index < behind || this.#isOfGazette(found.index)) continue
      const group = this.#groupAt(found.index, found[0].length, found[1] ?? '', behind)
      if (!group) continue
      groups.push(group)
      behind = group.end
    }
    return groups
  }

  /** «СЗ РФ. 1994. № 32. Ст. 3301»: a place in the gazette that printed the law. */
  #isOfGazette(article: number): boolean {
    return gazette.test(this.#source.folded.slice(Math.max(0, article - longestGazette), article))
  }

  #match(pattern: RegExp, at: number): RegExpExecArray | null {
    return matchAt(pattern, this.#source.folded, at)
  }

  #groupAt(start: number, length: number, word: string, behind: number): ArticleGroup | null {
    const first = this.#placeAt(start + length)
    if (!first) return null
    const places = [merge(first, partsBefore(this.#source.folded, start, behind))]
    const bareFrom = this.#readList(places)
    let owner = this.#ownerAt(places.at(-1)!.end, places[0]!.start)
    if (owner.kind === 'none' && isSingular.test(word) && bareFrom !== null) {
      places.length = bareFrom
      owner = this.#ownerAt(places.at(-1)!.end, places[0]!.start)
    }
    const end = owner.kind === 'phrase' ? owner.phrase.end : 'end' in owner ? owner.end : places.at(-1)!.end
    if (owner.kind === 'none') this.#noteAcronymBefore(places[0]!.start)
    const { start: from } = places[0]!
    const isFormer = formerBefore.test(
      this.#source.folded.slice(Math.max(behind, from - longestFormer), from),
    )
    return { start: from, end, places, owner, wording: isFormer ? beforeMark : null }
  }

  /** Adds the articles that follow in the list; answers where those begin that stand without a word before them. */
  #readList(places: ArticlePlace[]): number | null {
    let bareFrom: number | null = null
    for (;;) {
      const end = places.at(-1)!.end
      const link = this.#match(separator, end)
      if (!link) return bareFrom
      const start = end + link[0].length
      const parts = partsFrom(this.#source.folded, start)
      const again = this.#match(againWord, parts.end)
      if (!again && parts.end > start) return bareFrom
      const place = this.#placeAt(parts.end + (again?.[0].length ?? 0))
      if (!place || (!again && this.#match(quantity, place.end))) return bareFrom
      if (!again) bareFrom ??= places.length
      places.push(merge(place, parts))
    }
  }

  #placeAt(at: number): ArticlePlace | null {
    const { text, folded } = this.#source
    const found = matchAt(number, text, at)
    const printed = found && firstOf(found[1]!)
    const key = printed && articleKey(`Статья ${printed}`)
    if (!key) return null
    const bracket = this.#match(inBrackets, at + printed.length)
    if (bracket) {
      const [whole, paragraph = null, item = null] = bracket
      return { start: at, key, paragraph, item, end: at + printed.length + whole.length }
    }
    const end = at + printed.length
    const part = partBehind(folded, end, (place) => this.#match(againWord, place) !== null)
    return { start: at, key, paragraph: null, item: null, end, ...part }
  }

  #ownerAt(end: number, start: number): Owner {
    const { text, words } = this.#source
    const gap = /^[\s\u00a0]{0,3}/.exec(text.slice(end, end + 3))![0]
    const now = this.#match(nowadays, end + gap.length)?.[0] ?? ''
    const at = end + gap.length + now.length
    // «ГК РФ, ст. 309» in a list: its next line begins with the name of another law.
    const isListed = gap.includes('\n') && /,\s$/.test(text.slice(Math.max(0, start - 2), start))
    if (gap === '' || isListed) return { kind: 'none' }
    const own = this.#match(ownOwner, at)
    if (own) return isLaw(own[1]!) ? { kind: 'own', key: '', end: at + own[0].length } : { kind: 'foreign' }
    const said = this.#match(saidOwner, at)
    if (said && isLaw(said[1]!))
      return { kind: 'said', key: knownName(said[1]!).key, end: at + said[0].length }
    const passed = this.#match(beforeOwner, at)
    const isAside = passed?.[0].startsWith('(') && wordingNamed(passed[0]) === null
    const behind = passed && !isAside && this.#nameAt(at + passed[0].length)
    if (behind) return { kind: 'phrase', phrase: saidBefore(passed[0], behind) }
    const word = words[wordAt(words, at)]
    if (!word || word.start > at + 2) return { kind: 'none' }
    const isOther = otherOwner.test(word.plain)
    const phrase = this.#phrases.get(word.start) ?? this.#phrases.get(at)
    // A contract is no treaty, the rules of a court are no law.
    if (phrase && phrase.readings.length > 0 && (phrase.standsAlone || !isOther))
      return { kind: 'phrase', phrase }
    if (word.isCapital && headKind(word.plain) !== null)
      return { kind: 'alias', key: knownName(word.plain).key, end: word.end }
    const acronym = this.#names.acronymAt(word.start)
    if (acronym) {
      this.acronyms.push(acronym)
      return { kind: 'phrase', phrase: acronym }
    }
    return { kind: word.isCapital || isOther ? 'foreign' : 'none' }
  }

  /** The name of a law that begins at a place. */
  #nameAt(at: number): Phrase | null {
    const phrase = this.#phrases.get(at) ?? this.#names.acronymAt(at)
    if (!phrase || phrase.readings.length === 0) return null
    if (!this.#phrases.has(at)) this.acronyms.push(phrase)
    return phrase
  }

  /** "ГК РФ, ст. 309": a name in capitals that ends where articles begin. */
  #noteAcronymBefore(start: number): void {
    const { text, words } = this.#source
    const end = start - (/[\s,]{1,3}$/.exec(text.slice(Math.max(0, start - 3), start))?.[0].length ?? 0)
    if (end === start) return
    const last = wordAt(words, end) - 1
    for (let first = Math.max(0, last - mostWordsBefore + 1); first <= last; first++) {
      const acronym = words[first]!.isAcronym ? this.#names.acronymAt(words[first]!.start) : null
      if (!acronym?.readings.some((reading) => reading.end === end)) continue
      if (!this.#phrases.has(acronym.start)) this.acronyms.push(acronym)
      return
    }
  }
}

/** A name with what stands before it says of the wording, where it says none itself. */
function saidBefore(words: string, phrase: Phrase): Phrase {
  const said = wordingNamed(words)
  for (const reading of phrase.readings) reading.wording ??= said
  return phrase
}

/** "this Code", but not "this contract". */
function isLaw(plain: string): boolean {
  return headKind(plain) !== null && !/^(?:договор|соглашени)/.test(plain)
}

function merge(place: ArticlePlace, before: Parts): ArticlePlace {
  return {
    ...place,
    start: before.start,
    paragraph: place.paragraph ?? before.paragraph,
    item: place.item ?? before.item,
  }
}
